import { place } from "./svg.ts";

const drawnHeight = 98;

/**
 * Bride in lehenga and veil, groom in sherwani and safa, both turned to the middle, with their feet
 * at 0,0. No facial features. Inks: red, red-d, gold, gold-l, skin, skin-d, hair, veil, ivory, ivory-d.
 */
export function bridalPairSymbols(prefix: string) {
  const standing =
    (id: string) =>
    (x: number, y: number, height: number): string =>
      place(`${prefix}${id}`, x, y, (height / drawnHeight).toFixed(3));
  return {
    defs: `
      <g id="${prefix}W">
        <path d="M-7-60C-12-42-24-18-30-1-16 5 10 5 22-1 17-20 9-42 5-60z" fill="var(--red)"/>
        <path d="M-4-60C-8-40-14-18-16 3L-8 4C-7-18-4-40-1-60zM2-60C4-40 8-18 8 3L14 2C12-18 8-42 4-60z" fill="var(--red-d)"/>
        <path d="M-27-9C-14-4 8-4 19-9L22-1C10 5-16 5-30-1z" fill="var(--gold)"/>
        <path d="M-25-12C-14-8 8-8 18-12" stroke="var(--gold)" stroke-width="1.5" stroke-dasharray="0 3" stroke-linecap="round" fill="none"/>
        <path d="M-7-60C-9-68-7-76-3-79L4-78C8-72 7-66 5-60z" fill="var(--red-d)"/>
        <path d="M-6-62L6-62 6-59-7-59z" fill="var(--gold)"/>
        <path d="M-4-80L3-80 2-84-2-84z" fill="var(--skin)"/>
        <ellipse cx="2" cy="-88" rx="5" ry="6.6" fill="var(--skin)"/>
        <path d="M6-94C2-98-6-96-7-88-7-84-5-82-3-82-2-88 2-92 6-94z" fill="var(--hair)"/>
        <circle cx="5" cy="-92" r="1.3" fill="var(--gold)"/>
        <path d="M5-97C-4-101-12-95-12-84-14-66-24-44-26-24-20-28-14-40-10-54-6-64-4-72-7-84-6-92-1-95 5-97z" fill="var(--veil)"/>
        <path d="M-12-84C-14-66-24-44-26-24-22-27-19-31-16-37-12-52-8-70-9-84z" fill="var(--red)" opacity=".5"/>
        <path d="M-1-77C3-70 8-66 16-67L17-64C8-61 0-66-5-74z" fill="var(--skin)"/>
        <path d="M9-67L11-63M12-68L13.5-63.5" stroke="var(--gold)" stroke-width="1.5"/>
      </g>
      <g id="${prefix}G">
        <path d="M-7-30L-6 0-11 2-1 2 0-28zM7-30L5 0 1 2 10 2 10-28z" fill="var(--ivory-d)"/>
        <path d="M-11 3C-10-1-4-1-1 0L-1 3zM1 3C2-1 8-1 11 1L10 3z" fill="var(--red-d)"/>
        <path d="M-7-79C-11-62-12-42-13-24-5-21 6-21 14-24 13-44 11-64 8-79z" fill="var(--ivory)"/>
        <path d="M8-79C11-64 13-44 14-24 10-22 6-22 2-22 5-42 6-62 3-79z" fill="var(--ivory-d)"/>
        <path d="M-4-76L-5-23" stroke="var(--gold)" stroke-width="1.5" stroke-dasharray="0 4" stroke-linecap="round"/>
        <path d="M-13-27L14-27 14-24C6-21-5-21-13-24z" fill="var(--gold)"/>
        <path d="M-3-81L4-81 3-85-2-85z" fill="var(--skin-d)"/>
        <ellipse cx="0" cy="-89" rx="5.4" ry="6.8" fill="var(--skin-d)"/>
        <path d="M-7-92C-9-102 2-107 8-101 13-97 11-91 8-89 4-93-2-94-7-92z" fill="var(--red)"/>
        <path d="M-7-94C-2-98 6-98 9-92M-6-98C-1-102 6-101 9-97" stroke="var(--gold)" stroke-width="1.2" fill="none"/>
        <path d="M8-92C13-84 13-74 11-66 8-72 7-82 6-88z" fill="var(--red)"/>
        <path d="M-5-101L-8-109-2-103z" fill="var(--gold-l)"/>
        <path d="M5-79C11-70 13-56 12-40L7-38C7-54 5-68 1-78z" fill="var(--red)"/>
        <path d="M3-77C-2-70-8-66-15-68L-16-65C-8-61 0-64 5-72z" fill="var(--ivory)"/>
      </g>`,
    bride: standing("W"),
    groom: standing("G"),
  };
}
