import { type ArtPoint, polygon } from "../kit/paths.ts";
import { arched, box, fill, stroke, veil } from "../kit/shapes.ts";

/** y of the ground before the lowest step. */
export const bankFoot = 812;

const front = { left: 160, right: 700 };
const columns = [230, 363, 497, 630] as const;
const bays = [296, 430, 564] as const;
const floor = 716;
const capital = 392;

/** One fluted shaft: dark where it turns from the moon, bright at its foot where the lamps stand. */
const column = (x: number) => `
  ${fill("st", `M${x - 25} ${floor}L${x - 20} ${capital}H${x + 20}L${x + 25} ${floor}z`)}
  ${fill("st-m", `M${x - 25} ${floor}L${x - 20} ${capital}H${x - 3}L${x - 4} ${floor}z`)}
  ${fill("st-s", `M${x - 25} ${floor}L${x - 20} ${capital}H${x - 12}L${x - 15} ${floor}z`)}
  ${fill("st-l", `M${x - 25} ${floor}C${x - 18} 640 ${x - 6} 600 ${x + 4} 560 ${x + 14} 600 ${x + 20} 640 ${x + 25} ${floor}z`)}
  ${stroke("st-m", 2, `M${x + 6} ${floor}L${x + 5} ${capital}M${x + 15} ${floor}L${x + 12} ${capital}`)}
  ${stroke("st-s", 2, `M${x - 6} ${floor}L${x - 5} ${capital}`)}
  ${fill("cap", box(x - 30, floor - 12, 60, 12), box(x - 27, floor - 20, 54, 6), box(x - 32, capital - 16, 64, 10))}
  ${fill("st-m", box(x - 30, floor - 12, 22, 12), box(x - 32, capital - 16, 22, 10), box(x - 24, capital - 6, 48, 6))}
  <circle cx="${x - 26}" cy="${capital + 4}" r="9" fill="var(--st-m)"/>
  <circle cx="${x + 26}" cy="${capital + 4}" r="9" fill="var(--cap)"/>
  <circle cx="${x - 26}" cy="${capital + 4}" r="4" fill="var(--st-s)"/>
  <circle cx="${x + 26}" cy="${capital + 4}" r="4" fill="var(--st-m)"/>`;

/** A window as high as the room, with the fan of its round head. */
const fanlight = (x: number) => {
  const spring = 470;
  return `
  ${fill("st-s", arched(x, floor, 92, 300))}
  ${fill("glow", arched(x, floor, 76, 286))}
  ${fill("glow2", `M${x - 38} ${floor}V${spring}a38 38 0 0 1 38-38V560L${x - 10} ${floor}z`)}
  ${stroke("bar", 4, `M${x} ${spring - 36}V${floor}M${x - 38} ${spring}H${x + 38}M${x - 38} 552H${x + 38}M${x - 38} 634H${x + 38}`)}
  ${stroke("bar", 3, `M${x} ${spring}L${x - 27} ${spring - 27}M${x} ${spring}L${x + 27} ${spring - 27}M${x - 19} ${spring}V${floor}M${x + 19} ${spring}V${floor}M${x - 16} ${spring}a16 16 0 0 1 32 0`)}`;
};

const door = `
  ${fill("door", box(392, 566, 76, 150))}
  ${fill("glow2", box(400, 580, 27, 92), box(433, 580, 27, 92))}
  ${stroke("bar", 3, "M400 626H427M433 626H460M414 580V672M446 580V672")}
  ${fill("cap", box(384, 556, 92, 12))}`;

/** The flank towards the left falls away from the eye: 0 at the corner to 1, and 0 at the top to 1. */
const flank = (along: number, down: number): ArtPoint => {
  const top = 232 + 66 * along;
  return [front.left - 74 * along, top + (bankFoot - 6 - top) * down];
};
const onFlank = (from: number, to: number, high: number, low: number) =>
  polygon([flank(from, high), flank(to, high), flank(to, low), flank(from, low)]);

const flankWall = `
  ${fill("side", onFlank(0, 1, 0, 1))}
  ${fill("side-d", onFlank(0, 1, 0.26, 0.3), onFlank(0, 1, 0.86, 1), onFlank(0, 0.1, 0.3, 1), onFlank(0.45, 0.55, 0.3, 1), onFlank(0.9, 1, 0.3, 1))}
  ${fill("glow", onFlank(0.18, 0.38, 0.42, 0.8), onFlank(0.62, 0.82, 0.42, 0.8))}
  ${stroke("side-d", 3, "M139 440V740M107 456V740M130 560L147 556M98 566L114 562")}
  ${fill("st-s", onFlank(-0.16, 1.08, 0.08, 0.12))}`;

const dentils = Array.from({ length: 26 }, (_, index) => box(166 + index * 20.6, 316, 11, 10)).join("");
const swags = Array.from({ length: 4 }, (_, index) => `M${195 + index * 134} 344c14 24 52 24 66 0`).join("");

const entablature = `
  ${fill("st", box(front.left - 6, 330, 552, 46))}
  ${fill("st-m", box(front.left - 6, 362, 552, 14))}
  ${stroke("st-m", 7, swags, ' stroke-linecap="round" stroke-dasharray="0 8"')}
  ${fill("st-s", box(front.left - 6, 314, 552, 16))}
  ${fill("st-m", dentils)}
  ${fill("st-d", `M${front.left - 34} 300H${front.right + 34}L${front.right + 6} 316H${front.left - 6}z`)}
  ${fill("cap", `M${front.left - 38} 282H${front.right + 38}L${front.right + 32} 301H${front.left - 32}z`)}
  ${fill("st", box(front.left + 4, 232, 532, 50))}
  ${fill("st-m", ...[0, 1, 2, 3].map((panel) => box(front.left + 22 + panel * 126, 246, 112, 24)))}
  ${fill("cap", box(front.left - 6, 222, 552, 11))}`;

/** The glazed mansard of 1982. */
const mansard = `
  ${fill("roof", "M184 222L226 152H634L676 222z")}
  ${fill("roof-l", "M470 222L490 152H634L676 222z")}
  ${fill("glow", "M250 222L268 186H300L288 222zM380 222L390 186H424L420 222zM534 222L528 186H562L576 222z")}
  ${stroke("roof-d", 4, "M226 152L184 222M277 152L245 222M328 152L307 222M379 152L368 222M430 152V222M481 152L491 222M532 152L553 222M583 152L614 222M634 152L676 222M206 186H654M222 152H638")}`;

const steps = [0, 1, 2, 3, 4, 5]
  .map((step) => {
    const y = floor + step * 16;
    const out = step * 9;
    return (
      fill("st-s", box(front.left - 8 - out, y + 6, 556 + 2 * out, 10)) +
      fill(step === 0 ? "cap" : "st", box(front.left - 8 - out, y, 556 + 2 * out, 6))
    );
  })
  .join("");

export const bank = `
  <g id="to-bank">
    ${mansard}
    ${flankWall}
    ${fill("wall", box(front.left, 376, 540, 340))}
    ${fill("st-m", box(front.left, 376, 34, 340))}
    ${fill("st", box(front.right - 34, 376, 34, 340))}
    ${fill("st-l", `M${front.right - 34} 716L${front.right - 17} 560 ${front.right} 716z`)}
    ${bays.map(fanlight).join("")}
    ${door}
    ${columns.map(column).join("")}
    ${entablature}
    ${steps}
    ${veil("glow2", 0.4, "M340 812L392 716H468L520 812z")}
  </g>`;

/** He in an opera cape lined with red, she in a gown whose train lies on the steps; seen from behind. */
export const operaCouple = (x: number, y: number, height: number): string => `
  <g transform="translate(${x} ${y})scale(${height / 100})">
    ${fill("gown", "M-7-70C-11-60-11-54-9-48-18-28-34-8-72 10-46 18-6 14 12 4 12-18 8-38 3-48 5-56 5-64 2-71z")}
    ${fill("gown-l", "M3-48C8-38 12-18 12 4 4 10-8 12-20 12-8-6-4-28-4-48z")}
    ${fill("skin", "M-7-70C-4-74 0-74 2-71L3-62H-8zM-4-72h4v-6h-4zM2-69C8-64 11-58 14-52L11-49C6-54 2-58 0-64z")}
    <ellipse cx="-2" cy="-82" rx="5" ry="6" fill="var(--skin)"/>
    ${fill("hair", "M3-82C3-90-6-91-8-84-12-88-15-82-11-78-6-76 0-77 3-82z")}
    ${fill("suit", "M12-76C6-56 4-26 2 4 18 10 36 8 46 2 38-22 34-54 29-76z")}
    ${fill("red", "M29-76C34-54 38-22 46 2 56-2 64-8 70-16 52-30 40-52 33-75z")}
    ${fill("red-d", "M29-76C34-54 38-22 46 2 50 0 53-1 56-4 46-26 38-54 33-75z")}
    ${fill("skin2", "M18-78h6v-5h-6z")}
    <ellipse cx="21" cy="-87" rx="5" ry="6" fill="var(--skin2)"/>
    ${fill("suit", "M14-89h14l-1-18H15zM10-90h22v3H10zM10-78C16-82 26-82 32-77L30-72H12z")}
    ${fill("gold", box(15, -94, 12, 3))}
  </g>`;
