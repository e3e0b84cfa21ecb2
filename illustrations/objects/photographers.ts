import { posy } from "./flowers.ts";

export const photographers = {
  camera: `
    <path d="M-58-28H-30L-20-44H20L30-28H58C62-28 64-26 64-22V40C64 44 62 46 58 46H-58C-62 46-64 44-64 40V-22C-64-26-62-28-58-28z" fill="var(--o-ink)"/>
    <path d="M-64-12H64V28H-64z" fill="var(--o-a)"/>
    <path d="M0-12H64V28H0z" fill="var(--o-ad)"/>
    <path d="M-54-36h18v8h-18zM38-38h14v10H38z" fill="var(--o-g)"/>
    <circle cy="8" r="36" fill="var(--o-ink)"/>
    <circle cy="8" r="31" fill="var(--o-g)"/>
    <circle cy="8" r="26" fill="var(--o-ink)"/>
    <circle cy="8" r="22" fill="var(--o-s2)"/>
    <path d="M-22 10L-8-6 0 4 8-4 22 10A22 22 0 0 1-22 10z" fill="var(--o-ad)"/>
    <path d="M-21 14H21A22 22 0 0 1-21 14z" fill="var(--o-ink)"/>
    <circle cx="7" cy="-3" r="4" fill="var(--o-c)"/>
    <path d="M-16 0A18 18 0 0 1-4-10" stroke="var(--o-c)" stroke-width="3.5" fill="none" stroke-linecap="round"/>
    <path d="M-12-40H12V-32H-12z" fill="var(--o-c)"/>
    <circle cx="50" cy="-20" r="4" fill="var(--o-c)"/>`,

  "contact-sheet": `
    <g transform="rotate(-6)">
      <path d="M-56-66H56V60H-56z" fill="var(--o-c)"/>
      <g id="o-strip">
        <path d="M-51-61H51V-26H-51z" fill="var(--o-ink)"/>
        <path d="M-48-57H50M-48-30H50" stroke="var(--o-c)" stroke-width="3" stroke-dasharray="4 5"/>
        <path d="M-47-53h29v19h-29zM-14-53h29v19h-29zM19-53h29v19H19z" fill="var(--o-s2)"/>
        <path d="M-47-34l10-12 6 6 5-5 8 11zM-14-34l15-15 5 7 9 8zM19-34l7-8 6 5 8-10 8 13z" fill="var(--o-ad)"/>
      </g>
      <use href="#o-strip" y="40"/>
      <use href="#o-strip" y="80"/>
      <ellipse cx="1" cy="-3" rx="21" ry="16" fill="none" stroke="var(--o-a)" stroke-width="5"/>
    </g>
    <path d="M44 54L54 44 78 68 68 78z" fill="var(--o-ink)"/>
    <circle cx="36" cy="36" r="25" fill="var(--o-s2)" stroke="var(--o-g)" stroke-width="8"/>
    <path d="M16 44L32 22 42 36 48 30 56 43A22 22 0 0 1 16 44z" fill="var(--o-ad)"/>
    <path d="M20 30A18 18 0 0 1 34 19" stroke="var(--o-c)" stroke-width="4" fill="none" stroke-linecap="round"/>`,

  "field-camera": `
    <path d="M-2-4L-50 74H-40L8 2z" fill="var(--o-br)"/>
    <path d="M12-4L54 74H44L2 2zM0-4H10V74H1z" fill="var(--o-ink)"/>
    <path d="M-66-14H38V-4H-66z" fill="var(--o-g)"/>
    <path d="M12-68L-46-56V-20L12-14z" fill="var(--o-a)"/>
    <path d="M4-66L-5-64V-16L4-15zM-12-63L-20-61V-18L-12-17zM-28-60L-35-58V-19L-28-18z" fill="var(--o-ad)"/>
    <path d="M-58-64H-45V-14H-58zM10-78H24V-8H10z" fill="var(--o-br)"/>
    <path d="M-74-52H-58V-26H-74z" fill="var(--o-g)"/>
    <path d="M-82-57H-73V-21H-82z" fill="var(--o-ink)"/>
    <path d="M8-80C34-90 54-80 60-60 66-36 64-10 72 20 62 30 50 26 42 16L24-8V-72H8z" fill="var(--o-ink)"/>
    <path d="M40-72C50-52 48-16 56 20M28-58C34-38 34-20 38 2" stroke="var(--o-ad)" stroke-width="4" fill="none" stroke-linecap="round"/>
    ${posy(-50, -66)}`,
};
