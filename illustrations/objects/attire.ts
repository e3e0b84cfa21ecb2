import { bloom, posy, roses } from "./flowers.ts";

export const attire = {
  gown: `
    <path d="M-14-70C-12-62-6-56 0-56S12-62 14-70L22-66C20-54 24-44 16-30L14-16C30 10 46 40 56 70 20 78-20 78-56 70-46 40-30 10-14-16L-16-30C-24-44-20-54-22-66z" fill="var(--o-c)"/>
    <path d="M14-16C30 10 46 40 56 70 40 74 24 76 8 76 14 44 12 14 2-16z" fill="var(--o-cd)"/>
    <path d="M-10-14C-18 16-28 44-36 72M-2-14C-4 16-8 46-12 75" stroke="var(--o-cd)" stroke-width="2.5" fill="none"/>
    <path d="M-17-22H17L14-12H-14z" fill="var(--o-a)"/>
    <path d="M-50 56Q0 72 50 56" stroke="var(--o-g)" stroke-width="4" stroke-dasharray="0 9" stroke-linecap="round" fill="none"/>
    <path d="M-22-66C-10-80 10-80 22-66M0-77V-86C0-92 8-92 8-87" stroke="var(--o-ink)" stroke-width="3" fill="none"/>
    ${roses.open(12, -18, 0.3, 0)}`,

  heels: `
    <path d="M-30 26C-34 16-22 4-6-4 14-14 30-34 42-56 50-64 64-64 74-56 82-40 78-18 74-2L80 46H72L62 2C46 6 28 22 8 32-10 38-26 38-30 26z" fill="var(--o-ad)"/>
    <path d="M42-56C50-64 64-64 74-56 64-54 54-46 46-34 42-40 40-48 42-56z" fill="var(--o-ink)"/>
    <path d="M-76 60C-80 50-68 38-52 30-32 20-16 0-4-22 4-30 18-30 28-22 36-6 32 16 28 32L34 70H26L16 36C0 40-18 56-38 66-56 72-72 72-76 60z" fill="var(--o-c)"/>
    <path d="M-4-22C4-30 18-30 28-22 36-6 32 16 28 32L34 70H26L16 36C22 16 18-2 8-20z" fill="var(--o-cd)"/>
    <path d="M-4-22C4-30 18-30 28-22 18-20 8-12 0 0-4-6-6-14-4-22z" fill="var(--o-a)"/>
    <path d="M-76 60C-56 64-32 56-12 42L16 36C0 40-18 56-38 66-56 72-72 72-76 60z" fill="var(--o-g)"/>
    ${bloom(-42, 36)}`,

  lehenga: `
    <path d="M-30-60C-14-78 14-78 30-60M0-73V-84C0-91 9-91 9-85" stroke="var(--o-ink)" stroke-width="3" fill="none"/>
    <path d="M-22-64L-9-66C-7-54 7-54 9-66L22-64 44-44 32-30 22-38 20-20H-20L-22-38-32-30-44-44z" fill="var(--o-a)"/>
    <path d="M4-57C7-58 9-62 9-66L22-64 44-44 32-30 22-38 20-20H4z" fill="var(--o-ad)"/>
    <path d="M-9-66C-7-54 7-54 9-66M-44-44L-32-30M44-44L32-30M-20-22H20" stroke="var(--o-g)" stroke-width="5" fill="none"/>
    <path d="M-19-8H19C40 16 60 42 72 66 24 78-24 78-72 66-60 42-40 16-19-8z" fill="var(--o-a)"/>
    <path d="M4-8H19C40 16 60 42 72 66 52 71 34 73 16 74 20 40 16 12 4-8z" fill="var(--o-ad)"/>
    <path d="M-12 0C-24 22-36 44-44 66M-2 0V72M12 0C26 22 38 44 46 64" stroke="var(--o-gl)" stroke-width="3" stroke-dasharray="0 7" stroke-linecap="round" fill="none"/>
    <path d="M-21-12H21V-4H-21zM-66 55C-24 67 24 67 66 55L72 66C24 79-24 79-72 66z" fill="var(--o-g)"/>
    <path d="M-66 62C-24 74 24 74 67 62" stroke="var(--o-a)" stroke-width="4" stroke-linecap="round" stroke-dasharray="0 9" fill="none"/>
    <path d="M14-65C38-48 56-10 60 60L80 54C76-12 56-54 24-67z" fill="var(--o-gl)"/>
    <path d="M24-67C56-54 76-12 80 54L72 57C68-8 50-50 19-66z" fill="var(--o-g)"/>
`,

  jacket: `
    <path d="M-28-66L-56-54C-66-48-70-30-72 0L-68 70H68L72 0C70-30 66-48 56-54L28-66 0-40z" fill="var(--o-ink)"/>
    <path d="M-22-66L0 36 22-66 0-52z" fill="var(--o-c)"/>
    <path d="M0 36L22-66 8-57 0-20z" fill="var(--o-cd)"/>
    <path d="M-28-68L-46-28-30-20-36-10 0 42-18-30zM28-68L46-28 30-20 36-10 0 42 18-30z" fill="var(--o-a)"/>
    <path d="M28-68L46-28 30-20 36-10 0 42 18-30z" fill="var(--o-ad)"/>
    <path d="M-16-52L0-44 16-52V-30L0-38-16-30z" fill="var(--o-g)"/>
    <circle cy="54" r="4" fill="var(--o-g)"/>
    <circle cx="0" cy="-14" r="2.5" fill="var(--o-ink)"/>
    <circle cx="0" cy="4" r="2.5" fill="var(--o-ink)"/>
    ${roses.leaf(42, 2, 0.3, 20)}
    ${roses.open(42, -8, 0.38, 0)}
    <path d="M-60 30h30v5h-30z" fill="var(--o-c)"/>`,

  "white-hat": `
    <path d="M-50 32H50V70H-50z" fill="var(--o-a)"/>
    <path d="M6 32H50V70H6z" fill="var(--o-ad)"/>
    <path d="M-56 22H56V38H-56zM-9 38H9V70H-9z" fill="var(--o-g)"/>
    <path d="M-82-2C-64-16-44-10-32-8H32C44-10 64-16 82-2 62 24 32 28 0 28S-62 24-82-2z" fill="var(--o-c)"/>
    <path d="M-82-2C-50 16 50 16 82-2 62 24 32 28 0 28S-62 24-82-2z" fill="var(--o-cd)"/>
    <path d="M-40 0C-42-30-36-66-24-72-14-76-7-64 0-64S14-76 24-72C36-66 42-30 40 0 20 10-20 10-40 0z" fill="var(--o-c)"/>
    <path d="M4-63C9-66 15-76 24-72 36-66 42-30 40 0 30 5 18 8 8 8 18-20 16-44 4-63z" fill="var(--o-cd)"/>
    <path d="M-41-14C-20-4 20-4 41-14L40 0C20 10-20 10-40 0z" fill="var(--o-ad)"/>
    ${posy(30, -6)}`,

  sherwani: `
    <path d="M-22-66L-42-58C-56-52-62-20-64 44L-48 46-40-8-36 22-46 74H46L36 22 40-8 48 46 64 44C62-20 56-52 42-58L22-66z" fill="var(--o-c)"/>
    <path d="M4-66H22L42-58C56-52 62-20 64 44L48 46 40-8 36 22 46 74H4z" fill="var(--o-cd)"/>
    <path d="M-15-76H15L18-59H-18zM-64 34L-47 36-48 46-64 44zM64 34L47 36 48 46 64 44zM-44 64H44L46 74H-46z" fill="var(--o-g)"/>
    <path d="M0-76H15L18-59H0z" fill="var(--o-gd)"/>
    <path d="M-4-59H6V64H-4z" fill="var(--o-gl)"/>
    <path d="M1-46h0M1-31h0M1-16h0M1-1h0M1 14h0" stroke="var(--o-ad)" stroke-width="7" stroke-linecap="round"/>
    <path d="M-12-54C-22-40-22-22-10-14M14-54C24-40 24-22 12-14" stroke="var(--o-g)" stroke-width="5" stroke-dasharray="0 8" stroke-linecap="round" fill="none"/>
    <path d="M-41-59L-18-67C-12-20-14 20-16 50L-36 54C-32 14-34-22-41-59z" fill="var(--o-a)"/>
    <path d="M-27-64L-18-67C-12-20-14 20-16 50L-24 52C-20 12-20-26-27-64z" fill="var(--o-ad)"/>
    <path d="M-37 48L-16 44M-34 56v8M-26 55v8M-18 53v8" stroke="var(--o-g)" stroke-width="5"/>
    ${bloom(28, -36)}`,

  "diamond-ring": `
    <circle cy="30" r="40" fill="none" stroke="var(--o-g)" stroke-width="14"/>
    <path d="M0-10A40 40 0 0 1 0 70" fill="none" stroke="var(--o-gd)" stroke-width="14"/>
    <path d="M-34 14A38 38 0 0 1-8-8" fill="none" stroke="var(--o-gl)" stroke-width="5" stroke-linecap="round"/>
    <path d="M-20-14H20L12-2H-12z" fill="var(--o-ink)"/>
    <path d="M-26-62H26L44-42 0-6-44-42z" fill="var(--o-c)"/>
    <path d="M0-6L-44-42H-18zM26-62L44-42H18zM0-62L-18-42H18z" fill="var(--o-s2)"/>
    <path d="M0-6L44-42H18zM0-62H26L18-42z" fill="var(--o-cd)"/>
    <path d="M52-78q2 10 12 12-10 2-12 12-2-10-12-12 10-2 12-12zM-54-82q1.5 8 9 9-7.5 1.5-9 9-1.5-7.5-9-9 7.5-1 9-9z" fill="var(--o-c)"/>`,

  pearls: `
    <path d="M-14-80H14V-56C16-44 46-42 54-22 62 4 52 30 42 62H-42C-52 30-62 4-54-22-46-42-16-44-14-56z" fill="var(--o-a)"/>
    <path d="M2-80H14V-56C16-44 46-42 54-22 62 4 52 30 42 62H2z" fill="var(--o-ad)"/>
    <g fill="none" stroke="var(--o-c)" stroke-linecap="round">
      <path d="M-24-46C-30-14-16 0 0 0S30-14 24-46" stroke-width="9" stroke-dasharray="0 9.8"/>
      <path d="M-38-40C-44 4-22 26 0 26S44 4 38-40" stroke-width="10" stroke-dasharray="0 10.8"/>
    </g>
    <path d="M0 28L12 42 0 60-12 42z" fill="var(--o-g)"/>
    <path d="M0 28L12 42 0 60z" fill="var(--o-gd)"/>
    <path d="M-48 60H48V71H-48z" fill="var(--o-ink)"/>
    <path d="M-48 60H48V64H-48z" fill="var(--o-g)"/>`,

  jhumka: `
    <g id="o-earring">
      <circle cx="-38" cy="-68" r="13" fill="var(--o-g)"/>
      <circle cx="-38" cy="-68" r="17" fill="none" stroke="var(--o-gl)" stroke-width="5" stroke-linecap="round" stroke-dasharray="0 8.9"/>
      <circle cx="-38" cy="-68" r="7" fill="var(--o-a)"/>
      <path d="M-38-52V-24" stroke="var(--o-g)" stroke-width="5"/>
      <path d="M-38-44l8 9-8 9-8-9z" fill="var(--o-l)"/>
      <path d="M-68 22C-70-12-50-26-38-28-26-26-6-12-8 22z" fill="var(--o-g)"/>
      <path d="M-38-28C-26-26-6-12-8 22H-32C-26 4-30-14-38-28z" fill="var(--o-gd)"/>
      <path d="M-68 10Q-38 20-8 10V22Q-38 32-68 22z" fill="var(--o-a)"/>
      <path d="M-66 17Q-38 27-9 17" stroke="var(--o-gl)" stroke-width="5" stroke-linecap="round" stroke-dasharray="0 9.5" fill="none"/>
      <path d="M-65 33Q-38 44-10 33" stroke="var(--o-c)" stroke-width="10" stroke-linecap="round" stroke-dasharray="0 13.7" fill="none"/>
      <path d="M-38 44C-30 54-31 66-38 68-45 66-46 54-38 44z" fill="var(--o-a)"/>
    </g>
    <use href="#o-earring" x="76"/>`,
};
