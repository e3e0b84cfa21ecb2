import { bloom, posy, roses } from "./flowers.ts";

export const transport = {
  "touring-car": `
    <path d="M-72 36C-76 22-66 10-50 8L-40 6-20-22C-16-28-12-30-6-30H22C28-30 32-28 36-22L50 6 62 10C70 14 74 22 72 36z" fill="var(--o-ink)"/>
    <path d="M-66 22C-60 14-50 12-40 12H60C66 14 68 18 68 22z" fill="var(--o-a)"/>
    <path d="M-30 6L-14-18C-12-20-10-22-6-22H4V6zM10 6V-22H22C26-22 28-20 30-18L42 6z" fill="var(--o-s2)"/>
    <circle cx="-42" cy="38" r="17" fill="var(--o-ink)"/>
    <circle cx="-42" cy="38" r="9" fill="var(--o-c)"/>
    <circle cx="42" cy="38" r="17" fill="var(--o-ink)"/>
    <circle cx="42" cy="38" r="9" fill="var(--o-c)"/>
    <path d="M-78 34h16v6h-16zM62 34h16v6H62z" fill="var(--o-g)"/>
    <path d="M-70 18a6 6 0 0 1 0 12z" fill="var(--o-gl)"/>
    ${roses.open(-50, 6, 0.3, 0)}
    ${roses.open(-62, 12, 0.24, 40)}
    <path d="M72 34C84 40 90 46 96 44" stroke="var(--o-g)" stroke-width="2" fill="none"/>`,

  carriage: `
    <path d="M-60 34L-100 22" stroke="var(--o-br)" stroke-width="5" stroke-linecap="round"/>
    <path d="M-64 30C-40 48 20 50 62 26" stroke="var(--o-g)" stroke-width="5" fill="none"/>
    <path d="M-46-16H46V6H-46z" fill="var(--o-c)"/>
    <path d="M38-18C40-52 66-66 90-48 92-28 82-14 66-10z" fill="var(--o-ink)"/>
    <path d="M-68-14C-62 22-38 34 0 34S60 20 68-18L52-22C48-6 36-2 20-2H-20C-34-2-44-6-48-22z" fill="var(--o-a)"/>
    <path d="M6-2H20C36-2 48-6 52-22L68-18C60 20 40 33 6 34z" fill="var(--o-ad)"/>
    <path d="M-68-14L-80-38H-60L-48-22zM-84-42H-54V-34H-84z" fill="var(--o-ink)"/>
    <path d="M-62 2C-50 20-30 24 0 24S50 18 62 0" stroke="var(--o-gl)" stroke-width="3" fill="none"/>
    <g fill="none" stroke="var(--o-ink)">
      <circle cx="-44" cy="48" r="22" stroke-width="6"/>
      <circle cx="40" cy="40" r="30" stroke-width="7"/>
      <path d="M-66 48H-22M-44 26V70M-60 32L-28 64M-28 32L-60 64M10 40H70M40 10V70M19 19L61 61M61 19L19 61" stroke-width="3"/>
    </g>
    <path d="M-44 48h0M40 40h0" stroke="var(--o-g)" stroke-width="14" stroke-linecap="round"/>
    <path d="M-56-26h10v14h-10z" fill="var(--o-gl)"/>
    ${bloom(-24, 8)}
    ${bloom(0, 10)}
    ${bloom(24, 8)}`,

  "mountain-coach": `
    <path d="M-62-58V-72H26V-58M-40-58V-72M-18-58V-72M4-58V-72" stroke="var(--o-g)" stroke-width="4" fill="none"/>
    <path d="M-54-72H-24V-60H-54z" fill="var(--o-br)"/>
    <path d="M-84 48V-46C-84-54-80-58-72-58H44C58-58 66-50 70-36L82 10V48z" fill="var(--o-a)"/>
    <path d="M-84 12H82V48H-84z" fill="var(--o-ad)"/>
    <path d="M-86-60H44C54-60 60-56 64-50H-86z" fill="var(--o-ink)"/>
    <path d="M-76-42H-48V-6H-76zM-42-42H-14V-6H-42zM-8-42H20V-6H-8zM26-42H54L64-6H26z" fill="var(--o-s2)"/>
    <path d="M-84 6H81L82 12H-84zM-90 44H90V52H-90z" fill="var(--o-g)"/>
    <circle cx="-48" cy="50" r="21" fill="var(--o-ink)"/>
    <circle cx="44" cy="50" r="21" fill="var(--o-ink)"/>
    <path d="M-48 50h0M44 50h0" stroke="var(--o-c)" stroke-width="18" stroke-linecap="round"/>
    <path d="M78 22a8 8 0 0 1 8 16H80z" fill="var(--o-gl)"/>
    ${bloom(-60, 22)}
    ${bloom(-32, 22)}
    ${bloom(-4, 22)}
    ${posy(70, 10)}`,

  "white-horse": `
    <g transform="translate(2 11)scale(.84)">
      <path d="M-6-66L-4-92 12-70z" fill="var(--o-cd)"/>
      <path d="M-22-66L-26-94-8-76C26-70 56-36 62 4 66 30 72 52 84 72H-24C-30 40-16 18-14-6-22 0-34 4-44 4-48 18-58 28-70 28-80 28-84 18-80 8-72-8-60-20-52-36-46-50-36-60-22-66z" fill="var(--o-c)"/>
      <path d="M-8-76C26-70 56-36 62 4 66 30 72 52 84 72H30C30 40 36 0 16-30 8-44-2-56-22-66z" fill="var(--o-cd)"/>
      <path d="M-12-84C34-86 76-44 78 18L62 8C58-30 34-58-4-70z" fill="var(--o-br)"/>
      <path d="M-76 14l8-4" stroke="var(--o-ink)" stroke-width="4" stroke-linecap="round"/>
      <path d="M-38-42l8-3" stroke="var(--o-ink)" stroke-width="7" stroke-linecap="round"/>
      <path d="M-16-70L-36 2M-62-14L-44 8M-50-4L-16-24C-2-20 14-8 28 14" stroke="var(--o-a)" stroke-width="6" fill="none"/>
      <path d="M-16-70L-36 2M-62-14L-44 8" stroke="var(--o-gl)" stroke-width="5" stroke-linecap="round" stroke-dasharray="0 8"/>
      <path d="M-18-80C-32-100-24-118-8-124-4-106-4-94-8-78z" fill="var(--o-a)"/>
      <path d="M-8-124C-4-106-4-94-8-78L-13-79C-16-94-14-110-8-124z" fill="var(--o-g)"/>
      <path d="M-22 32C0 52 40 48 66 26 72 44 78 58 84 72H-24C-26 58-26 44-22 32z" fill="var(--o-a)"/>
      <path d="M32 44C44 40 56 34 66 26 72 44 78 58 84 72H30z" fill="var(--o-ad)"/>
      <path d="M-22 32C0 52 40 48 66 26" stroke="var(--o-g)" stroke-width="7" fill="none"/>
      <path d="M-21 46C2 66 44 62 71 40" stroke="var(--o-gl)" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 11" fill="none"/>
    </g>`,
};
