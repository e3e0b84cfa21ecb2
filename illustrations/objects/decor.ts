import { bloom, flame, posy, roses } from "./flowers.ts";

/** Left half of the arch's flowers: x, y. */
const archFlowers = [
  [-56, -8],
  [-52, -34],
  [-36, -56],
  [-14, -68],
] as const;

export const decor = {
  "flower-arch": `
    <path d="M-62 66V-20C-62-58-30-76 0-76S62-58 62-20V66H50V-18C50-48 26-64 0-64S-50-48-50-18V66z" fill="var(--o-g)"/>
    <path d="M-56 0C-48 30-36 44-46 66H-62V-20zM56 0C48 30 36 44 46 66H62V-20z" fill="var(--o-c)"/>
    <path d="M56 0C48 30 36 44 46 66H62V-20z" fill="var(--o-cd)"/>
    <path d="M-10 60H10V30H-10z" fill="var(--o-cd)"/>
    <path d="M-16 26H16V34H-16z" fill="var(--o-g)"/>
    ${posy(0, 16)}
    <g id="o-swag">${archFlowers.map(([x, y], index) => roses.leaf(x, y, 0.24, 270 - index * 45) + bloom(x, y)).join("")}</g>
    <use href="#o-swag" transform="scale(-1 1)"/>
    <path d="M-74 64H74V70H-74z" fill="var(--o-ld)"/>`,

  lanterns: `
    <g id="o-lantern">
      <circle cx="-24" cy="-78" r="9" fill="none" stroke="var(--o-ink)" stroke-width="5"/>
      <path d="M-56-42L-38-66H-10L8-42z" fill="var(--o-a)"/>
      <path d="M-24-66H-10L8-42H-24z" fill="var(--o-ad)"/>
      <path d="M-50-42H2V58H-50z" fill="var(--o-gl)"/>
      <path d="M-24-42H2V58H-24z" fill="var(--o-s2)"/>
      <path d="M-33 20H-15V58H-33z" fill="var(--o-c)"/>
      ${flame(-24, 18)}
      <path d="M-54-44h8V60h-8zM-2-44h8V60h-8zM-60 56H12V70H-60zM-58-46H10V-38H-58z" fill="var(--o-ink)"/>
    </g>
    <use href="#o-lantern" transform="translate(64 23)scale(.67)"/>
    ${posy(8, 62)}`,

  candelabra: `
    <path d="M0 20C-34 28-60 12-60-16M0 20C34 28 60 12 60-16M0 8C-20 12-32 0-32-24M0 8C20 12 32 0 32-24" stroke="var(--o-g)" stroke-width="7" fill="none"/>
    <path d="M-5-34H5V50H-5zM-34 70C-30 56-12 56-9 46H9C12 56 30 56 34 70z" fill="var(--o-g)"/>
    <path d="M0-34H5V46H9C12 56 30 56 34 70H0z" fill="var(--o-gd)"/>
    <g id="o-candle">
      <path d="M-65-52h10v30h-10z" fill="var(--o-c)"/>
      <path d="M-70-22h20v7h-20z" fill="var(--o-g)"/>
      ${flame(-60, -54)}
    </g>
    <use href="#o-candle" x="28" y="-8"/>
    <use href="#o-candle" x="60" y="-16"/>
    <use href="#o-candle" x="92" y="-8"/>
    <use href="#o-candle" x="120"/>
    ${posy(0, 28)}
    ${bloom(-26, 62)}
    ${bloom(24, 64)}`,

  mandap: `
    <path d="M-44-10H44V60H-44z" fill="var(--o-s2)"/>
    <path d="M-66-12h13V58h-13z" fill="var(--o-c)"/>
    <path d="M53-12h13V58H53z" fill="var(--o-cd)"/>
    <path d="M-53-12C-26 6-30 34-48 58H-53z" fill="var(--o-c)"/>
    <path d="M53-12C26 6 30 34 48 58H53z" fill="var(--o-cd)"/>
    <path d="M-46-34C-54-60-22-68 0-90 22-68 54-60 46-34z" fill="var(--o-a)"/>
    <path d="M0-90C22-68 54-60 46-34H0z" fill="var(--o-ad)"/>
    <path d="M-22-36C-26-58-10-70 0-88 10-70 26-58 22-36" stroke="var(--o-g)" stroke-width="3" fill="none"/>
    <path d="M-78-34H78V-18H-78z" fill="var(--o-a)"/>
    <path d="M0-34H78V-18H0z" fill="var(--o-ad)"/>
    <path d="M-82-38H82V-31H-82zM-4-98H4L3-86H-3z" fill="var(--o-g)"/>
    <circle cy="-99" r="6" fill="var(--o-g)"/>
    <path d="M-78-20H78a9.75 10 0 0 1-19.5 0a9.75 10 0 0 1-19.5 0a9.75 10 0 0 1-19.5 0a9.75 10 0 0 1-19.5 0a9.75 10 0 0 1-19.5 0a9.75 10 0 0 1-19.5 0a9.75 10 0 0 1-19.5 0a9.75 10 0 0 1-19.5 0z" fill="var(--o-gl)"/>
    <path d="M-52-6Q-26 28 0-4 26 28 52-6M-60-8V44M60-8V44" stroke="var(--o-a)" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 8" fill="none"/>
    ${flame(0, 48)}
    <path d="M-17 46H17L12 58H-12z" fill="var(--o-br)"/>
    <path d="M-68 56H68V63H-68z" fill="var(--o-g)"/>
    <path d="M-74 62H74V72H-74z" fill="var(--o-ad)"/>`,
};
