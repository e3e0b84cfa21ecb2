import { posy, roses } from "./flowers.ts";

export const beauty = {
  "hand-mirror": `
    <path d="M-38 74L-10 22 2 28-24 80C-28 84-42 80-38 74z" fill="var(--o-g)"/>
    <ellipse cx="14" cy="-22" rx="46" ry="54" transform="rotate(28 14 -22)" fill="var(--o-g)"/>
    <ellipse cx="14" cy="-22" rx="38" ry="46" transform="rotate(28 14 -22)" fill="var(--o-s2)"/>
    <path d="M-20-2C-24-40 4-66 36-60 16-50-4-30-6 18-14 14-18 6-20-2z" fill="#fff" opacity=".5"/>
    <path d="M46 34L66 70 58 74 38 40z" fill="var(--o-ink)"/>
    <path d="M38 40C30 20 34 8 40 0 50 6 54 16 46 34z" fill="var(--o-a)"/>
    <path d="M46 34C54 16 50 6 40 0 44 14 44 24 42 37z" fill="var(--o-ad)"/>
    ${roses.open(-40, -40, 0.46, 10)}
    ${roses.leaf(-44, -30, 0.36, -100)}`,

  perfume: `
    <path d="M-50-54h0M-60-46h0M-58-60h0M-70-54h0M-72-66h0M-68-40h0M-82-58h0M-80-46h0" stroke="var(--o-c)" stroke-width="5" stroke-linecap="round"/>
    <path d="M8-52C34-64 44-52 54-40" stroke="var(--o-g)" stroke-width="5" fill="none"/>
    <ellipse cx="62" cy="-24" rx="17" ry="22" transform="rotate(-24 62 -24)" fill="var(--o-a)"/>
    <path d="M53-44C76-50 88-10 71-4 76-20 68-36 53-44z" fill="var(--o-ad)"/>
    <path d="M70-2L64 26M72-2L72 28M74-3L80 25" stroke="var(--o-g)" stroke-width="4" stroke-linecap="round"/>
    <path d="M-46 2L-26-22H26L46 2V50L28 70H-28L-46 50z" fill="var(--o-c)"/>
    <path d="M0-22H26L46 2V50L28 70H0z" fill="var(--o-s2)"/>
    <path d="M-46 16H46V50L28 70H-28L-46 50z" fill="var(--o-a)"/>
    <path d="M0 16H46V50L28 70H0z" fill="var(--o-ad)"/>
    <path d="M-34 0V48" stroke="var(--o-c)" stroke-width="6" stroke-linecap="round" opacity=".7"/>
    <path d="M-15-36H15V-22H-15zM-9-60H9V-36H-9zM-26-58H-9V-47H-26z" fill="var(--o-g)"/>
    <path d="M0-60H9V-36H15V-22H0z" fill="var(--o-gd)"/>
    <path d="M0 28l12 16-12 16-12-16z" fill="var(--o-gl)"/>`,

  brushes: `
    <g transform="rotate(-17 -6 30)">
      <path d="M-19 20L-16-28H-8L-6 20z" fill="var(--o-ink)"/>
      <path d="M-19-28H-5L-6-44H-18z" fill="var(--o-g)"/>
      <path d="M-19-44C-27-64-16-80-12-84-8-80 3-64-5-44z" fill="var(--o-a)"/>
      <path d="M-12-84C-8-80 3-64-5-44H-12C-6-58-8-72-12-84z" fill="var(--o-ad)"/>
    </g>
    <path d="M-3 24L-1-26H9L11 24z" fill="var(--o-br)"/>
    <path d="M-4-26H12L10-42H-2z" fill="var(--o-gd)"/>
    <path d="M-4-42C-17-60-11-86 4-88 19-86 25-60 12-42z" fill="var(--o-c)"/>
    <path d="M4-88C19-86 25-60 12-42H5C12-58 11-74 4-88z" fill="var(--o-cd)"/>
    <path d="M-36 8H36L28 70H-28z" fill="var(--o-c)"/>
    <path d="M6 8H36L28 70H6z" fill="var(--o-cd)"/>
    <path d="M-35 18H35L33 34H-33z" fill="var(--o-a)"/>
    <path d="M-32 26H32" stroke="var(--o-gl)" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 10.5"/>
    <path d="M50 70V32H72V70z" fill="var(--o-ink)"/>
    <path d="M52 32V18H70V32zM50 40H72V46H50z" fill="var(--o-g)"/>
    <path d="M54 18V-6L68-16V18z" fill="var(--o-a)"/>
    <path d="M62-12L68-16V18H62z" fill="var(--o-ad)"/>
    ${posy(-46, 60)}`,

  "hennaed-hand": `
    <path d="M-34 70C-36 44-40 26-48 6-56-12-62-24-56-30-48-34-42-22-36-10-36-34-38-56-32-60-24-62-22-44-20-22-20-44-18-74-10-76-2-76-2-48-1-24 2-46 6-66 14-66 22-64 18-40 16-18 20-32 26-46 32-46 42-42 34-20 30 4 26 30 22 46 22 70z" fill="var(--o-sk)"/>
    <path d="M22 70C22 46 26 30 30 4 34-20 42-42 32-46 30 10 10 30 6 70z" fill="var(--o-skd)"/>
    <path d="M-38-46C-38-58-34-62-30-60-26-58-24-50-24-44zM-18-60C-16-74-12-76-8-76-4-74-2-66-2-58zM6-52C8-64 12-67 16-66 20-64 20-56 19-50zM24-34C28-44 31-47 34-46 38-43 37-36 35-30zM-59-22C-60-28-57-31-54-30-50-28-48-24-46-20z" fill="var(--o-h)"/>
    <g fill="none" stroke="var(--o-h)">
      <circle cx="-6" cy="16" r="17" stroke-width="5"/>
      <circle cx="-6" cy="16" r="21" stroke-width="6" stroke-dasharray="0 6.6" stroke-linecap="round"/>
      <circle cx="-6" cy="16" r="10" stroke-width="3.5" stroke-dasharray="0 6.28" stroke-linecap="round"/>
      <path d="M-34 44Q-8 54 24 44M-34 50Q-8 60 24 50" stroke-width="3"/>
    </g>
    <circle cx="-6" cy="16" r="4.5" fill="var(--o-h)"/>
    <path d="M-42 60Q-6 74 30 60V78Q-6 90-42 78z" fill="var(--o-a)"/>
    <path d="M-42 60Q-6 74 30 60M-42 69Q-6 83 30 69" stroke="var(--o-g)" stroke-width="4" fill="none"/>`,

  "henna-cone": `
    <g transform="rotate(-5)">
      <path d="M-66-36H30V66H-66z" fill="var(--o-c)"/>
      <path d="M4-36H30V66H4z" fill="var(--o-cd)"/>
      <path d="M-58-28H22V58H-58z" fill="none" stroke="var(--o-g)" stroke-width="3"/>
      <g fill="none" stroke="var(--o-h)" stroke-linecap="round">
        <path d="M-18 50C-48 44-58 12-40-10-28-24-6-26 2-14-8-18-18-12-16-2 4 4 12 38-18 50z" stroke-width="5"/>
        <path d="M-20 38C-38 32-42 14-32 0-26-8-20-8-22 2-8 8-4 28-20 38z" stroke-width="4" stroke-dasharray="0 7"/>
      </g>
      <path d="M-24 28C-32 22-32 14-26 8-20 14-18 22-24 28zM8 20c7-4 11-2 12 4-6 4-10 2-12-4zM10 38c7-4 11-2 12 4-6 4-10 2-12-4z" fill="var(--o-h)"/>
    </g>
    <path d="M34-84L80-50 0-12z" fill="var(--o-a)"/>
    <path d="M58-66L80-50 0-12z" fill="var(--o-ad)"/>
    <path d="M34-84C44-92 86-62 80-50 70-50 40-72 34-84z" fill="var(--o-gl)"/>
    <path d="M22-58L52-36M12-38L32-25" stroke="var(--o-g)" stroke-width="5"/>`,
};
