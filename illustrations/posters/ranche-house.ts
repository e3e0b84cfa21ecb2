import { arched, box, fill, stroke } from "../kit/shapes.ts";

/** The peak of a cross gable: timbered above the eaves, with its bargeboards and finial. */
const gable = (middle: number, halfWidth: number, peak: number, eaves: number) => {
  const left = middle - halfWidth;
  const right = middle + halfWidth;
  return `
  ${fill("trim", `M${left} ${eaves}L${middle} ${peak}L${right} ${eaves}z`)}
  ${fill("trim-d", `M${left} ${eaves}L${middle} ${peak}V${eaves}z`)}
  ${stroke("timber", 4, `M${middle} ${peak}V${eaves}M${middle - halfWidth * 0.5} ${eaves}V${(peak + eaves) / 2}M${middle + halfWidth * 0.5} ${eaves}V${(peak + eaves) / 2}M${middle - halfWidth * 0.46} ${eaves - 44}H${middle + halfWidth * 0.46}M${middle - halfWidth * 0.5} ${eaves}L${middle} ${eaves - 44}L${middle + halfWidth * 0.5} ${eaves}`)}
  ${stroke("roof-d", 13, `M${left - 12} ${eaves + 12}L${middle} ${peak - 8}`)}
  ${stroke("roof-l", 13, `M${middle} ${peak - 8}L${right + 12} ${eaves + 12}`)}
  ${stroke("white", 5, `M${left - 4} ${eaves + 12}L${middle} ${peak + 6}L${right + 4} ${eaves + 12}`, ' stroke-dasharray="9 4"')}
  ${fill("timber", box(middle - 2, peak - 36, 4, 36))}
  <circle cx="${middle}" cy="${peak - 36}" r="5" fill="var(--timber)"/>`;
};

const chimney = (x: number, top: number) => `
  ${fill("brick", box(x, top, 34, 110))}
  ${fill("brick-d", box(x, top, 13, 110), box(x - 4, top + 24, 42, 6))}
  ${fill("brick-l", box(x - 6, top - 8, 46, 12))}
  ${stroke("trim", 3, `M${x + 5} ${top + 42}l12 12 12-12M${x + 5} ${top + 58}l12 12 12-12`)}`;

const posts = [214, 276, 338, 400, 470, 532, 594, 656];
const verandah = `
  ${fill("shade", box(226, 560, 428, 96))}
  ${fill("glow", box(244, 580, 34, 62), box(296, 580, 34, 62), box(488, 580, 34, 62), box(546, 580, 34, 62), box(600, 580, 34, 62))}
  ${stroke("timber", 3, "M261 580V642M313 580V642M505 580V642M563 580V642M617 580V642M244 606H278M296 606H330M488 606H522M546 606H580M600 606H634")}
  ${fill("timber", box(412, 574, 46, 82))}
  ${fill("glow", box(419, 582, 14, 40), box(437, 582, 14, 40))}
  ${fill("roof", "M196 562L226 522H644L674 562z")}
  ${fill("roof-l", "M560 522H644L674 562H588z")}
  ${fill("white", box(200, 560, 470, 9))}
  ${stroke("white", 7, "M206 572H664", ' stroke-linecap="round" stroke-dasharray="0 11"')}
  ${fill("white", ...posts.map((x) => box(x - 4, 566, 8, 92)))}
  ${fill("trim-d", ...posts.map((x) => box(x - 4, 566, 3, 92)))}
  ${stroke("white", 4, "M214 624H400M470 624H656")}
  ${stroke("white", 28, "M214 640H400M470 640H656", ' stroke-dasharray="3 7"')}
  ${fill("trim", box(196, 654, 478, 8))}
  ${fill("timber", box(196, 662, 478, 10))}
  ${fill("trim", box(396, 662, 78, 6), box(390, 670, 90, 6), box(384, 678, 102, 6))}
  ${fill("trim-d", box(396, 668, 78, 3), box(390, 676, 90, 3), box(384, 684, 102, 3))}
  ${fill("white", box(396, 494, 78, 5))}
  ${stroke("white", 3, "M400 496V524M411 496V524M422 496V524M433 496V524M444 496V524M455 496V524M466 496V524")}`;

/** Hull's ranch house of 1896: a hip roof crossed by steep gables, two patterned chimneys, a verandah round three sides. */
export const rancheHouse = `
  <g id="bv-house">
    ${chimney(286, 288)}
    ${chimney(560, 300)}
    ${fill("roof", "M214 482L300 352H576L660 482z")}
    ${fill("roof-l", "M576 352L660 482H560z")}
    ${fill("roof-d", "M300 352H576L579 360H295zM262 410H612L616 417H257z")}
    ${fill("brick", box(236, 480, 402, 170))}
    ${fill("brick-l", box(470, 480, 168, 46))}
    ${fill("brick-d", box(236, 480, 60, 46), box(236, 480, 402, 7))}
    ${fill("brick", "M296 470H424V530H296z")}
    ${fill("brick-d", "M296 470H326V530H296z")}
    ${fill("roof", "M444 440L472 388 500 440z")}
    ${fill("trim", "M456 440L472 408 488 440z")}
    ${fill("glow", box(465, 424, 14, 16))}
    ${gable(360, 70, 332, 470)}
    ${gable(572, 54, 372, 474)}
    ${fill("white", arched(360, 524, 44, 52), arched(572, 524, 36, 44), box(246, 488, 36, 34), box(494, 488, 32, 34))}
    ${fill("glow", arched(350, 522, 16, 46), arched(370, 522, 16, 46), arched(572, 522, 26, 38), box(250, 492, 28, 28), box(498, 492, 24, 28))}
    ${fill("glow", arched(360, 440, 20, 34))}
    ${stroke("timber", 2, "M264 492V520M510 492V520M572 484V522M559 504H585M340 502H380")}
    ${verandah}
  </g>`;

/** A saddle horse that faces right, about 130 high, its feet at 0,0; `coat` and `coat-d` are inks. */
export const saddleHorse = (x: number, y: number, scale: string, coat: string, mane: string): string => `
  <g transform="translate(${x} ${y})scale(${scale})">
    <ellipse cx="0" cy="1" rx="66" ry="7" fill="var(--m4)"/>
    ${fill(mane, "M-38-56L-34-28-40-4-44 0H-32L-26-30-18-50zM20-56L18-28 20-6 16 0H28L28-28 34-52z")}
    ${fill(coat, "M-56-66C-58-82-44-88-30-86-10-82 14-82 28-86 40-92 48-108 58-122L60-134 66-125C74-122 84-110 90-100 92-94 88-90 83-91 76-92 72-97 66-100 64-88 58-72 50-62 46-52 40-48 30-46 10-40-20-40-34-46-46-48-54-54-56-66z")}
    ${fill(coat, "M-56-62C-58-44-48-38-53-28L-48-6-52 0H-40L-39-6-42-28C-34-36-28-44-26-52zM32-56L34-28 32-6 28 0H40L41-6 42-28C48-38 50-46 50-58z")}
    ${fill(mane, "M-55-76C-70-68-70-40-63-22-56-32-54-48-52-62zM58-122C46-112 40-98 28-87L37-83C48-92 56-106 63-118z")}
    ${fill("red", "M-14-85L22-86C26-70 22-60 4-60-12-60-16-72-14-85z")}
    ${fill("timber", "M-9-85C-6-92 10-91 17-88L20-96 27-92 25-84C20-77 14-73 6-72-4-72-11-78-9-85zM4-74h4v34h-4zM0-42h12v5H0z")}
    ${stroke("timber", 2, "M66-124L72-98M84-104L68-108M72-100C60-98 40-94 22-92")}
  </g>`;
