import { place, placed } from "./svg.ts";

/** Height of the drawn pair; the symbol is scaled from it. */
const drawnHeight = 94;

/** Both from behind, their feet at 0,0, the veil blowing to the left. */
const drawing = `
    <path d="M-5-91C-28-92-44-72-82-70-66-62-68-52-84-46-52-40-28-44-13-52z" class="wr-veil" fill="var(--veil)" opacity=".8"/>
    <path d="M5 1L7-44C4-58 4-70 8-77L17-78C22-72 22-58 19-44L20 1 14 1 13-36 11 1z" fill="var(--suit)"/>
    <path d="M17-78C22-72 22-58 19-44L20 1 17 1 16-44C18-58 18-70 15-78z" fill="var(--rim)"/>
    <ellipse cx="13" cy="-87" rx="5" ry="6.4" fill="var(--suit)"/>
    <path d="M15-93C19-91 20-84 16-81 18-86 17-90 15-93z" fill="var(--rim)"/>
    <path d="M-13-73C-9-77-3-77 0-73L0-52C6-32 11-14 13 1L-62 2C-40-4-20-24-11-52z" fill="var(--gown)"/>
    <path d="M-11-52C-6-50-3-50 0-52 6-32 11-14 13 1L-6 1C-2-20-5-38-11-52z" fill="var(--gown-l)"/>
    <path d="M0-70C4-64 7-58 9-52L7-50C3-54-1-60-3-66z" fill="var(--skin)"/>
    <ellipse cx="-5.5" cy="-84" rx="4.6" ry="6" fill="var(--skin)"/>
    <path d="M-2-90C-8-94-14-88-12-80-14-77-12-74-9-75-7-80-6-86-2-90z" fill="var(--suit)"/>
    <path d="M4-58l4 0 5 4-2 7-5 3-5-4-1-6z" fill="var(--rose)"/>`;

const scaled = (height: number) => (height / drawnHeight).toFixed(3);

/**
 * Bride and groom from behind, the veil blowing to the left. No faces: the pair is 7 to 12 % of a
 * poster's height. Inks: veil, suit, rim (the light on him), gown, gown-l, skin, rose.
 */
export function coupleSymbol(prefix: string) {
  return {
    defs: `<g id="${prefix}C">${drawing}</g>`,
    /** With their feet at x, y; `facing` turns the veil to the right. */
    at: (x: number, y: number, height: number, facing: "left" | "right" = "left"): string =>
      place(`${prefix}C`, x, y, facing === "right" ? `-${scaled(height)} ${scaled(height)}` : scaled(height)),
  };
}

/**
 * The pair of a hero, whose veil sways by its class. It is drawn where it stands: a browser can move a part
 * of a drawing without painting it again, but no part of a symbol.
 */
export const standingCouple = (x: number, y: number, height: number): string =>
  `<g transform="${placed(x, y, scaled(height))}">${drawing}</g>`;
