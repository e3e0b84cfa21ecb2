import { posy, roses } from "./flowers.ts";

export const ceremonies = {
  "book-and-rings": `
    <path d="M0 62C-20 48-50 46-70 52V-2C-50-8-20-6 0 8 20-6 50-8 70-2V52C50 46 20 48 0 62z" fill="var(--o-ad)"/>
    <path d="M0 54C-18 42-44 40-64 45V-8C-44-13-18-10 0 2z" fill="var(--o-c)"/>
    <path d="M0 54C18 42 44 40 64 45V-8C44-13 18-10 0 2z" fill="var(--o-cd)"/>
    <path d="M-54 4C-40 2-24 4-12 10M-54 16C-40 14-24 16-12 22M-54 28C-40 26-24 28-12 34M54 4C40 2 24 4 12 10M54 16C40 14 24 16 12 22M54 28C40 26 24 28 12 34" stroke="var(--o-a)" stroke-width="3" fill="none"/>
    <path d="M20-2V40L27 34 34 39V-6z" fill="var(--o-a)"/>
    <circle cx="-15" cy="-42" r="22" fill="none" stroke="var(--o-g)" stroke-width="9"/>
    <circle cx="17" cy="-42" r="22" fill="none" stroke="var(--o-gd)" stroke-width="9"/>
    <path d="M-15-64A22 22 0 0 1 6-36" fill="none" stroke="var(--o-g)" stroke-width="9"/>
    <path d="M17-64L9-74 17-84 25-74z" fill="var(--o-c)"/>`,

  licence: `
    <g transform="rotate(-4)">
      <path d="M-58-66H42V62H-58z" fill="var(--o-c)"/>
      <path d="M14-66H42V62H14z" fill="var(--o-cd)"/>
      <path d="M-51-59H35V55H-51z" fill="none" stroke="var(--o-g)" stroke-width="3"/>
      <path d="M-34-14H18M-38 0H22M-38 14H22M-38 28H-6" stroke="var(--o-a)" stroke-width="4"/>
    </g>
    ${posy(-11, -38)}
    <path d="M8 50L2 82 14 74 22 84 26 52z" fill="var(--o-ad)"/>
    <circle cx="17" cy="44" r="17" fill="var(--o-a)"/>
    <path d="M17 27A17 17 0 0 1 17 61z" fill="var(--o-ad)"/>
    <circle cx="17" cy="44" r="11" fill="none" stroke="var(--o-gl)" stroke-width="4" stroke-linecap="round" stroke-dasharray="0 6.91"/>
    <path d="M84-80C50-74 22-42 12-4L10 18C34 6 74-30 84-80z" fill="var(--o-gl)"/>
    <path d="M84-80C58-54 30-24 10 18 34 6 74-30 84-80z" fill="var(--o-g)"/>
    <path d="M14 4L2 34 4 36 20 10z" fill="var(--o-ink)"/>`,

  kalash: `
    <path d="M-30 70H30L22 58H-22z" fill="var(--o-g)"/>
    <path d="M-40 4C-60 30-38 60 0 60S60 30 40 4z" fill="var(--o-g)"/>
    <path d="M40 4C60 30 38 60 0 60 26 46 30 20 14 4z" fill="var(--o-gd)"/>
    <path d="M-34-14H34L40 4H-40z" fill="var(--o-gd)"/>
    <path d="M-40-18H40V-10H-40z" fill="var(--o-gl)"/>
    <path d="M-46 22Q0 40 46 22V32Q0 50-46 32z" fill="var(--o-a)"/>
    <path d="M-45 27Q0 45 45 27" stroke="var(--o-gl)" stroke-width="5" stroke-dasharray="0 9" stroke-linecap="round" fill="none"/>
    <path d="M-30-16C-56-22-64-40-62-52-42-50-28-36-24-16zM30-16C56-22 64-40 62-52 42-50 28-36 24-16zM-16-16C-36-36-34-58-26-68-10-54-6-36-8-16zM16-16C36-36 34-58 26-68 10-54 6-36 8-16z" fill="var(--o-l)"/>
    <path d="M-24-16C-28-36-42-50-62-52-46-42-34-30-30-16zM24-16C28-36 42-50 62-52 46-42 34-30 30-16z" fill="var(--o-ld)"/>
    <path d="M-22-16C-26-48-10-66 0-74 10-66 26-48 22-16z" fill="var(--o-br)"/>
    <path d="M0-74C10-66 26-48 22-16H8C12-40 8-60 0-74z" fill="var(--o-ink)"/>
    <path d="M-15-36Q0-30 15-36V-26Q0-20-15-26z" fill="var(--o-a)"/>`,
  "sacred-fire": `
    <path d="M0-92C24-56 52-44 46-4 42 20 24 30 0 30S-44 20-46-6C-48-34-18-44 0-92z" fill="var(--o-a)"/>
    <path d="M4-58C14-30 34-22 30 2 26 20 14 26 0 26S-28 16-26-4C-22-24-2-30 4-58z" fill="var(--o-g)"/>
    <path d="M0-18C10-6 16 0 12 12 8 20-8 20-12 12-16 2-6-6 0-18z" fill="var(--o-c)"/>
    <path d="M-44 22L-26 36 20 8 30 18-18 46zM44 22L26 36-20 8-30 18 18 46z" fill="var(--o-br)"/>
    <path d="M-66 30H66L54 74H-54z" fill="var(--o-ad)"/>
    <path d="M10 30H66L54 74H10z" fill="var(--o-ink)"/>
    <path d="M-72 24H72V36H-72z" fill="var(--o-gl)"/>
    <path d="M-62 48H62M-58 61H58" stroke="var(--o-g)" stroke-width="3"/>
    <path d="M-56 54H56" stroke="var(--o-gl)" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 14"/>`,
  "turmeric-bowl": `
    <path d="M-60 0C-50-40-20-52 0-52S50-40 60 0z" fill="var(--o-gl)"/>
    <path d="M6-52C34-48 52-30 60 0H10C24-16 22-38 6-52z" fill="var(--o-g)"/>
    <path d="M-26-30C-16-42 4-42 10-34" stroke="var(--o-c)" stroke-width="5" fill="none" stroke-linecap="round"/>
    <path d="M-70-2H70L66 10H-66z" fill="var(--o-gl)"/>
    <path d="M-66 10H66C62 44 36 60 0 60S-62 44-66 10z" fill="var(--o-g)"/>
    <path d="M20 10H66C62 44 36 60 0 60 20 50 26 30 20 10z" fill="var(--o-gd)"/>
    <path d="M-24 60H24L32 72H-32z" fill="var(--o-gd)"/>
    <path d="M-58 26Q0 50 58 26" stroke="var(--o-a)" stroke-width="8" stroke-linecap="round" stroke-dasharray="0 13" fill="none"/>
    <path d="M-8-50C-34-62-40-82-36-92-16-86-4-70-4-52zM4-50C16-78 36-86 48-84 46-64 28-50 8-48z" fill="var(--o-l)"/>
    <path d="M4-50C20-62 34-74 48-84 46-64 28-50 8-48z" fill="var(--o-ld)"/>`,
  safa: `
    <path d="M-58 34C-72-20-44-66 4-66 50-66 72-26 58 34 40 14-36 14-58 34z" fill="var(--o-a)"/>
    <path d="M4-66C50-66 72-26 58 34 50 25 36 20 22 18 40-10 34-46 4-66z" fill="var(--o-ad)"/>
    <path d="M-56 26C-30-20 20-50 52-40M-62 4C-44-30-8-56 28-60M-50 30C-14-8 30-24 62-10M-28 22C4 2 34-4 60 12" stroke="var(--o-g)" stroke-width="4" fill="none"/>
    <path d="M52 20C76 34 80 62 70 88 56 74 46 52 42 26z" fill="var(--o-a)"/>
    <path d="M62 40C70 54 74 70 70 88 60 76 52 60 48 44z" fill="var(--o-ad)"/>
    <path d="M-60 30C-36 8 40 8 60 30 62 38 60 44 58 48 34 28-34 28-58 48-60 44-62 38-60 30z" fill="var(--o-gl)"/>
    <path d="M-52 34C-30 18 30 18 52 34" stroke="var(--o-ad)" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 12" fill="none"/>
    <path d="M-6-26C-26-56-22-84-4-98 4-84 10-60 6-28z" fill="var(--o-l)"/>
    <path d="M-4-98C4-84 10-60 6-28L0-28C4-54 2-78-4-98z" fill="var(--o-ld)"/>
    <path d="M0-40L16-20 0 0-16-20z" fill="var(--o-g)"/>
    <circle cy="-20" r="8" fill="var(--o-a)"/>`,
  doli: `
    <path d="M-96 -20H96V-12H-96z" fill="var(--o-br)"/>
    <path d="M-56-12C-56-50-30-70 0-76 30-70 56-50 56-12z" fill="var(--o-a)"/>
    <path d="M0-76C30-70 56-50 56-12H14C20-40 14-62 0-76z" fill="var(--o-ad)"/>
    <path d="M-62-14H62V-2H-62z" fill="var(--o-g)"/>
    <path d="M-52-2H52V54H-52z" fill="var(--o-ad)"/>
    <path d="M-40 54V20C-40 2-20-2 0-2S40 2 40 20V54z" fill="var(--o-c)"/>
    <path d="M-40 54V20C-40 6-28 0-16-2-22 20-30 34-24 54zM40 54V20C40 6 28 0 16-2 22 20 30 34 24 54z" fill="var(--o-gl)"/>
    <path d="M-58 54H58V64H-58z" fill="var(--o-g)"/>
    <path d="M-56-2a7 8 0 0 0 14 0a7 8 0 0 0 14 0a7 8 0 0 0 14 0a7 8 0 0 0 14 0a7 8 0 0 0 14 0a7 8 0 0 0 14 0a7 8 0 0 0 14 0a7 8 0 0 0 14 0z" fill="var(--o-a)"/>
    <path d="M-5-76L0-92 5-76z" fill="var(--o-g)"/>
    <path d="M-50 64V76M50 64V76" stroke="var(--o-br)" stroke-width="8"/>
    <path d="M-80-12v20M80-12v20" stroke="var(--o-a)" stroke-width="5" stroke-linecap="round" stroke-dasharray="0 7"/>
    <circle cy="28" r="10" fill="var(--o-a)"/>
    <path d="M-12 54C-14 38-6 34 0 34S14 38 12 54z" fill="var(--o-a)"/>`,

  envelope: `
    <path d="M-46-64H46V10H-46z" fill="var(--o-c)" transform="rotate(-4)"/>
    <path d="M-34-50H34M-26-36H26M-30-22H30" stroke="var(--o-a)" stroke-width="4" transform="rotate(-4)"/>
    <path d="M-70-10L0 34 70-10V64H-70z" fill="var(--o-a)"/>
    <path d="M70-10V64H-70L0 10z" fill="var(--o-ad)"/>
    <path d="M-70-10V64L-4 22z" fill="var(--o-a)"/>
    <path d="M-70 64L0 14 70 64z" fill="var(--o-cd)"/>
    <path d="M-70 64L0 14 6 18-62 66zM-70-12L-78-4-70 6z" fill="var(--o-c)"/>
    <circle cy="30" r="22" fill="var(--o-ad)"/>
    ${roses.open(0, 30, 0.42, 0)}`,

  scroll: `
    <path d="M-50-52H50V50H-50z" fill="var(--o-c)"/>
    <path d="M16-52H50V50H16z" fill="var(--o-cd)"/>
    <path d="M-42-46V44M42-46V44" stroke="var(--o-g)" stroke-width="3"/>
    <path d="M-28 2H28M-32 16H32M-20 30H20" stroke="var(--o-a)" stroke-width="4"/>
    ${posy(0, -24)}
    <path d="M-58-68H58V-48H-58zM-58 44H58V64H-58z" fill="var(--o-a)"/>
    <path d="M10-68H58V-48H10zM10 44H58V64H10z" fill="var(--o-ad)"/>
    <path d="M-58-62H58M-58 50H58" stroke="var(--o-gl)" stroke-width="3"/>
    <path d="M-70-66h12v16h-12zM58-66h12v16H58zM-70 46h12v16h-12zM58 46h12v16H58z" fill="var(--o-g)"/>
    <path d="M0 62V72" stroke="var(--o-g)" stroke-width="4"/>
    <path d="M-7 72H7L11 92H-11z" fill="var(--o-g)"/>
    <path d="M0 72H7L11 92H0z" fill="var(--o-gd)"/>`,
};
