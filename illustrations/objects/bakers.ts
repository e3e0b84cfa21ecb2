import { bloom, marigold, posy, roses } from "./flowers.ts";

/** Six courses of choux, one fewer in each, as lines of round dots. */
const choux = "M-45 44H46M-36 28H37M-27 12H28M-18-4H19M-9-20H10M0-36H1";

export const bakers = {
  "tiered-cake": `
    <ellipse cy="62" rx="66" ry="9" fill="var(--o-g)"/>
    <path d="M-50 26H50V60H-50z" fill="var(--o-c)"/>
    <path d="M8 26H50V60H8z" fill="var(--o-cd)"/>
    <path d="M-36-8H36V26H-36z" fill="var(--o-a)"/>
    <path d="M6-8H36V26H6z" fill="var(--o-ad)"/>
    <path d="M-23-40H23V-8H-23z" fill="var(--o-c)"/>
    <path d="M4-40H23V-8H4z" fill="var(--o-cd)"/>
    <path d="M-50 26h100v8q-8 12-16 0q-8 10-17 0q-8 14-17 0q-8 10-17 0q-8 12-17 0q-8 8-16 0z" fill="var(--o-a)"/>
    <path d="M-36-8H36v6q-9 10-18 0q-9 8-18 0q-9 10-18 0q-9 8-18 0z" fill="var(--o-c)"/>
    <path d="M-23-40H23v5q-8 9-15 0q-8 7-16 0q-8 9-15 0z" fill="var(--o-a)"/>
    <path d="M-46 52H46" stroke="var(--o-g)" stroke-width="5" stroke-linecap="round" stroke-dasharray="0 10"/>
    ${roses.leaf(-6, -44, 0.34, -50)}
    ${roses.leaf(8, -44, 0.34, 50)}
    ${roses.open(0, -54, 0.5, 10)}
    ${roses.open(-34, 18, 0.36, 10)}
    ${roses.open(-20, 22, 0.3, 40)}
    ${roses.open(38, 54, 0.36, 10)}`,

  croquembouche: `
    <path d="M-52 52L0-52 52 52z" fill="var(--o-gd)"/>
    <g fill="none" stroke-linecap="round" stroke-dasharray="0 18">
      <path d="${choux}" stroke="var(--o-g)" stroke-width="21"/>
      <path d="${choux}" stroke="var(--o-gl)" stroke-width="12" transform="translate(-2 -3)"/>
    </g>
    <path d="M-56 42C-30 4 20 44 54 32M-44 16C-16-20 18 16 40 2M-28-12C-10-36 12-16 24-28M-20-40C-4-60 10-40 16-48" stroke="var(--o-c)" stroke-width="2.5" fill="none" stroke-linecap="round"/>
    <path d="M-68 52H68L60 60H-60z" fill="var(--o-g)"/>
    <path d="M-10 60H10L26 72H-26z" fill="var(--o-gd)"/>
    ${posy(0, -56)}
    ${bloom(-44, 48)}
    ${bloom(44, 50)}`,

  "berry-pie": `
    <path d="M-28-44C-38-56-20-62-28-76M0-50C-10-62 8-68 0-84M28-44C18-56 36-62 28-76" stroke="var(--o-c)" stroke-width="4" fill="none" stroke-linecap="round" opacity=".8"/>
    <path d="M-60 14C-56-20-30-34 0-34S56-20 60 14z" fill="var(--o-ad)"/>
    <path d="M-46 14L-16-32M-20 14L14-34M6 14L40-24M32 14L55-6" stroke="var(--o-gl)" stroke-width="8"/>
    <path d="M46 14L16-32M20 14L-14-34M-6 14L-40-24M-32 14L-55-6" stroke="var(--o-g)" stroke-width="8"/>
    <path d="M-56 14H57" stroke="var(--o-gl)" stroke-width="15" stroke-linecap="round" stroke-dasharray="0 12.4"/>
    <path d="M-58 18H58L48 38H-48z" fill="var(--o-a)"/>
    <path d="M6 18H58L48 38H6z" fill="var(--o-ad)"/>
    <path d="M-74 36H74L64 46H-64z" fill="var(--o-c)"/>
    <path d="M6 36H74L64 46H6zM2 46H8L10 62H2z" fill="var(--o-cd)"/>
    <path d="M-8 46H3V62H-10zM-34 72C-30 62-16 62-10 58H10C16 62 30 62 34 72z" fill="var(--o-c)"/>
    ${posy(56, 40)}`,

  mithai: `
    <path d="M-5-56H5V60H-5z" fill="var(--o-gd)"/>
    <path d="M-20-34h13v11h-13zM-4-34H9v11H-4zM12-34h12v11H12z" fill="var(--o-c)"/>
    <path d="M4-34H9v11H4zM-12-34h5v11h-5zM19-34h5v11h-5z" fill="var(--o-cd)"/>
    <path d="M-34-24H34L28-15H-28z" fill="var(--o-g)"/>
    <path d="M-38 6l11-13 11 13zM-13 6L-2-7 9 6zM12 6L23-7 34 6z" fill="var(--o-l)"/>
    <path d="M-27-7l11 13h-11zM-2-7L9 6H-2zM23-7L34 6H23z" fill="var(--o-ld)"/>
    <path d="M-52 6H52L44 16H-44z" fill="var(--o-g)"/>
    <g fill="none" stroke-linecap="round" stroke-dasharray="0 20">
      <path d="M-50 36H52" stroke="var(--o-a)" stroke-width="20"/>
      <path d="M-53 32H48" stroke="var(--o-gl)" stroke-width="7"/>
    </g>
    <path d="M-72 44H72L62 55H-62z" fill="var(--o-g)"/>
    <path d="M4-24H34L28-15H4zM4 6H52L44 16H4zM4 44H72L62 55H4z" fill="var(--o-gd)"/>
    <path d="M-16 55H16L34 71H-34z" fill="var(--o-g)"/>
    <path d="M0 55H16L34 71H0z" fill="var(--o-gd)"/>
    ${marigold(0, -56, 0.5)}
    <path d="M-14-48C-28-48-38-54-44-64-30-66-20-60-14-48z" fill="var(--o-l)"/>
    <path d="M14-48C28-48 38-54 44-64 30-66 20-60 14-48z" fill="var(--o-ld)"/>`,
};
