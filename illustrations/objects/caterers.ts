import { flame } from "./flowers.ts";

export const caterers = {
  cloche: `
    <path d="M-66 40H66L56 54H-56z" fill="var(--o-g)"/>
    <path d="M-72 34H72V42H-72z" fill="var(--o-gl)"/>
    <path d="M-58 34A58 56 0 0 1 58 34z" fill="var(--o-c)"/>
    <path d="M0-22A58 56 0 0 1 58 34H0C20 18 20-6 0-22z" fill="var(--o-cd)"/>
    <path d="M-44 24A44 42 0 0 1-16-10" stroke="#fff" stroke-width="6" fill="none" stroke-linecap="round" opacity=".8"/>
    <circle cy="-30" r="9" fill="var(--o-g)"/>
    <path d="M-30-44C-40-56-22-62-30-76M0-50C-10-62 8-68 0-84M30-44C20-56 38-62 30-76" stroke="var(--o-c)" stroke-width="4" fill="none" stroke-linecap="round" opacity=".8"/>
    <path d="M-56 60C-40 50-20 52 0 62 20 52 40 50 56 60 40 72 20 72 0 64-20 72-40 72-56 60z" fill="var(--o-l)"/>
    <circle cy="62" r="7" fill="var(--o-a)"/>`,

  "feast-table": `
    <path d="M-80 12H80V68H-80z" fill="var(--o-c)"/>
    <path d="M14 12H80V68H14z" fill="var(--o-cd)"/>
    <path d="M-82 8H82V18a10 9 0 0 1-20.5 0a10 9 0 0 1-20.5 0a10 9 0 0 1-20.5 0a10 9 0 0 1-20.5 0a10 9 0 0 1-20.5 0a10 9 0 0 1-20.5 0a10 9 0 0 1-20.5 0a10 9 0 0 1-20.5 0z" fill="var(--o-a)"/>
    <path d="M-16 8H16V58L0 70-16 58z" fill="var(--o-ad)"/>
    <path d="M-70 8V-22C-70-32-63-34-63-42V-60H-52V-42C-52-34-45-32-45-22V8z" fill="var(--o-ld)"/>
    <path d="M-70-14H-45V0H-70z" fill="var(--o-c)"/>
    <path d="M-64-68H-51V-58H-64z" fill="var(--o-g)"/>
    <path d="M-32 8L-28 0H-25V-20H-35V-26H-11V-20H-21V0H-18L-14 8z" fill="var(--o-g)"/>
    <path d="M-29-26V-58H-17V-26z" fill="var(--o-c)"/>
    ${flame(-23, -60)}
    <g fill="var(--o-a)">
      <circle cx="9" cy="-16" r="12"/>
      <circle cx="40" cy="-14" r="11"/>
    </g>
    <circle cx="25" cy="-22" r="13" fill="var(--o-ad)"/>
    <circle cx="18" cy="-10" r="9" fill="var(--o-gl)"/>
    <path d="M25-34C28-46 38-48 44-44 40-36 34-34 25-34z" fill="var(--o-l)"/>
    <path d="M-8-8H56C54 4 40 8 24 8S-6 4-8-8z" fill="var(--o-g)"/>
    <path d="M26-8H56C54 4 40 8 26 8z" fill="var(--o-gd)"/>
    <path d="M60-34H78C79-20 75-14 69-14S59-20 60-34z" fill="var(--o-ad)"/>
    <path d="M59-44H79L78-34H60z" fill="var(--o-s2)"/>
    <path d="M69-14V6M61 7H77" stroke="var(--o-c)" stroke-width="3"/>`,

  coupes: `
    <g id="o-coupe">
      <path d="M-20-56h40c0 15-13 20-20 20s-20-5-20-20z" fill="var(--o-gl)"/>
      <path d="M2-56h18c0 15-11 20-18 20z" fill="var(--o-g)"/>
      <path d="M0-36v15m-11 1h22M-21-58h42" stroke="var(--o-c)" stroke-width="5" stroke-linecap="round"/>
    </g>
    <use href="#o-coupe" x="-21" y="38"/>
    <use href="#o-coupe" x="21" y="38"/>
    <use href="#o-coupe" x="-42" y="76"/>
    <use href="#o-coupe" y="76"/>
    <use href="#o-coupe" x="42" y="76"/>
    <path d="M-12-72h0M8-80h0M-4-92h0M-30-40h0M34-42h0" stroke="var(--o-gl)" stroke-width="6" stroke-linecap="round"/>
    <path d="M-72 58H72L62 70H-62z" fill="var(--o-a)"/>
    <path d="M8 58H72L62 70H8z" fill="var(--o-ad)"/>
    <path d="M-78 56H78V62H-78z" fill="var(--o-g)"/>`,

  thali: `
    <circle cy="2" r="68" fill="var(--o-g)"/>
    <path d="M0-66A68 68 0 0 1 0 70z" fill="var(--o-gd)"/>
    <circle cy="2" r="57" fill="var(--o-gl)"/>
    <path d="M-38-14h0M-22-36h0M6-41h0M32-26h0M41 4h0" stroke="var(--o-gd)" stroke-width="30" stroke-linecap="round"/>
    <path d="M-38-14h0M32-26h0" stroke="var(--o-a)" stroke-width="22" stroke-linecap="round"/>
    <path d="M-22-36h0M41 4h0" stroke="var(--o-l)" stroke-width="22" stroke-linecap="round"/>
    <path d="M6-41h0" stroke="var(--o-c)" stroke-width="22" stroke-linecap="round"/>
    <path d="M-46 16C-30 0 24-10 44 22 40 44 16 56 0 56-22 54-42 38-46 16z" fill="var(--o-l)"/>
    <path d="M-46 16C-14 14 20 14 44 22 40 44 16 56 0 56-22 54-42 38-46 16z" fill="var(--o-ld)"/>
    <circle cx="-14" cy="14" r="22" fill="var(--o-c)"/>
    <path d="M-14-8A22 22 0 0 1-14 36z" fill="var(--o-cd)"/>
    <path d="M-24 4h0M-14 14h0M-26 20h0M-6 4h0M-4 24h0M-16 28h0" stroke="var(--o-g)" stroke-width="4" stroke-linecap="round"/>
    <circle cx="16" cy="32" r="19" fill="var(--o-g)"/>
    <path d="M16 13A19 19 0 0 1 16 51z" fill="var(--o-gd)"/>
    <path d="M8 26h0M18 40h0M22 24h0M10 40h0" stroke="var(--o-gl)" stroke-width="5" stroke-linecap="round"/>`,
};
