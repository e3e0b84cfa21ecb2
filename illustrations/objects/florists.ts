import { marigold, roses } from "./flowers.ts";

export const florists = {
  bouquet: `
    <path d="M-26 8L0 74 26 8z" fill="var(--o-c)"/>
    <path d="M0 74L26 8H6z" fill="var(--o-cd)"/>
    <path d="M-40 4L-2 66 8 10zM40 4L2 66-8 10z" fill="var(--o-a)" opacity=".9"/>
    <path d="M40 4L2 66 4 30z" fill="var(--o-ad)"/>
    <g id="o-blooms">
      ${roses.leaf(-40, 6, 0.6, -50)}
      ${roses.leaf(40, 6, 0.6, 50)}
      ${roses.leaf(-16, -30, 0.6, -14)}
      ${roses.leaf(18, -30, 0.6, 16)}
      ${roses.bud(-46, -34, 0.8, -26)}
      ${roses.bud(46, -34, 0.8, 26)}
      ${roses.bud(0, -66, 0.8, 0)}
      ${roses.open(-26, -12, 0.72, 6)}
      ${roses.open(27, -12, 0.72, 40)}
      ${roses.open(0, -40, 0.76, 20)}
      ${roses.open(1, 6, 0.62, -10)}
    </g>
    <path d="M-18 40C-8 34 8 34 18 40 8 46-8 46-18 40z" fill="var(--o-g)"/>
    <path d="M0 40C-20 50-26 60-30 72L-16 66C-12 56-6 48 0 42 6 48 12 56 16 66L30 72C26 60 20 50 0 40z" fill="var(--o-g)"/>`,

  vase: `
    <use href="#o-blooms" transform="translate(0 -12)scale(.84)"/>
    <path d="M-15 0H15L18 10C46 20 46 52 24 68H-24C-46 52-46 20-18 10z" fill="var(--o-c)"/>
    <path d="M6 0H15L18 10C46 20 46 52 24 68H2C22 50 22 24 6 10z" fill="var(--o-cd)"/>
    <path d="M-37 30Q0 44 37 30V42Q0 56-37 42z" fill="var(--o-a)"/>
    <path d="M-36 36Q0 50 36 36" stroke="var(--o-gl)" stroke-width="5" stroke-linecap="round" stroke-dasharray="0 9" fill="none"/>
    <path d="M-20-4H20V4H-20zM-26 66H26V73H-26z" fill="var(--o-g)"/>`,

  wreath: `
    <circle cy="2" r="52" fill="none" stroke="var(--o-g)" stroke-width="7"/>
    <path d="M0-50A52 52 0 0 1 0 54" fill="none" stroke="var(--o-gd)" stroke-width="7"/>
    ${roses.leaf(-30, 48, 0.5, 60)}
    ${roses.leaf(4, 56, 0.5, 76)}
    ${roses.leaf(-52, 6, 0.52, 0)}
    ${roses.leaf(-20, -46, 0.44, 74)}
    ${roses.leaf(52, 8, 0.42, -8)}
    ${roses.bud(48, -22, 0.56, -18)}
    ${roses.bud(10, -52, 0.56, 84)}
    ${roses.open(-46, -8, 0.5, 10)}
    ${roses.open(-50, 24, 0.62, 40)}
    ${roses.open(-26, 48, 0.72, 0)}
    ${roses.open(8, 54, 0.54, 24)}
    <path d="M-10 60C-20 74-24 82-22 92L-12 84-4 92C-4 80 0 70 6 62z" fill="var(--o-a)"/>`,

  "marigold-basket": `
    <path d="M-52 8C-52-118 52-118 52 8" fill="none" stroke="var(--o-br)" stroke-width="8"/>
    <path d="M-40-2C-58-8-70-22-76-40-56-40-38-26-32-8zM40-2C58-8 70-22 76-40 56-40 38-26 32-8z" fill="var(--o-l)"/>
    <path d="M40-2C54-14 66-26 76-40 56-40 38-26 32-8zM-40-2C-50-18-62-30-76-40-56-40-38-26-32-8z" fill="var(--o-ld)"/>
    ${marigold(-24, -28, 0.5)}
    ${marigold(25, -27, 0.5, 20)}
    ${marigold(0, -40, 0.56, 40)}
    ${marigold(-42, -8, 0.46, 10)}
    ${marigold(43, -8, 0.46, 30)}
    ${marigold(-16, -6, 0.56, 50)}
    ${marigold(17, -6, 0.56, 5)}
    <path d="M-60 6H60L46 70H-46z" fill="var(--o-br)"/>
    <path d="M6 6H60L46 70H6z" fill="var(--o-ink)"/>
    <path d="M-56 26H56M-52 40H52M-49 54H49" stroke="var(--o-gl)" stroke-width="4" stroke-dasharray="10 8"/>
    <path d="M-64 0H64V12H-64z" fill="var(--o-g)"/>
    <path d="M-60 6H62" stroke="var(--o-a)" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 15"/>`,
};
