import { altTexts } from "../alt-texts.ts";
import { coupleSymbol } from "../kit/couple.ts";
import { inks } from "../kit/palette.ts";
import { itemAt, roundWhole } from "../kit/paths.ts";
import type { Poster } from "../kit/poster.ts";
import { seededRandom } from "../kit/random.ts";
import { bandedSky } from "../kit/sky.ts";
import { mistPattern } from "../kit/mist.ts";
import { streetLamp } from "../kit/street-lamp.ts";
import { canopy, hotelHeight, hotelWalls, project } from "./palliser-hotel.ts";

const palette = inks(
  "k9 #2f3e5a, k8 #46506c, k7 #675d7a, k6 #8c6b80, k5 #b17a82, k4 #d08f80, k3 #e8aa84, k2 #f5c692",
  "k1 #fbdda8, sun #fff3d4",
  "b1 #f3bd93, b2 #8b6678, b3 #54496a, s1 #fbdcb4, s2 #a98490, t1 #fff0d6, t2 #c9a09c, c1 #b67f7c",
  "c2 #4a4160, win #4d4462, winw #b9787a, glow #ffd58a, glow2 #ffe3a6, ink #1f2840, car-l #46506c",
  "lamp #fffaec, lamp-d #d98c52, street #3c4059, street-l #d79a86, kerb #b98a8c, tower #6d5874",
  "tower-l #e9ac8c",
  "red #b4454f",
  "mist #f3c29a",
  "rose #d98a97, rose-d #8d4257",
  "suit #1f2840, rim #ffd58a, gown #e9cfc4, gown-l #fff8ea, veil #fff3e4, skin #d79a7c",
);

/** The same evening in violet dusk: the Indian theme's printing of a downtown landmark. */
export const violetDusk = inks(
  "k9 #33224f, k8 #512c62, k7 #7d3a6a, k6 #b05068, k5 #dc7860, k4 #f2a05e, k3 #fac676, k2 #ffdf9c, k1 #ffefc4",
  "b1 #ffc680, b2 #93405c, b3 #5c2450, s1 #ffe0a6, s2 #b45c5e, t1 #fff3dc, t2 #d98a6a, c1 #d98550, c2 #4c1a44",
  "win #4c1a44, winw #c9663e, street #3a1a40, kerb #b45c5e, street-l #dc7860",
  "tower #523666, tower-l #f2a868, ink #2a1230, car-l #5c2450",
);

const couple = coupleSymbol("p");
const random = seededRandom(12);
const hotel = hotelWalls(random);

const flag = (x: number, y: number, z: number, height: number, inkName: string) => {
  const [footX, footY] = project(x, y, z);
  const [topX, topY] = project(x, y + height, z);
  return `
    <path d="M${roundWhole(footX)} ${roundWhole(footY)}L${roundWhole(topX)} ${roundWhole(topY)}" stroke="var(--ink)" stroke-width="3"/>
    <path d="M${roundWhole(topX)} ${roundWhole(topY)}q14-8 28 0t26-2v17q-12 8-26 2t-28 0z" fill="var(--${inkName})"/>`;
};

/** The wet street gives back the lamps and the lit arches in eight columns of dashes. */
const columns = [250, 330, 400, 470, 560, 620, 700, 770];
const reflectedLight = Array.from({ length: 60 }, (_, index) => {
  const width = 8 + random() * 44;
  const x = itemAt(columns, index % columns.length) - width / 2 + (random() - 0.5) * 34;
  return `M${roundWhole(x)} ${roundWhole(862 + random() * random() * 134)}h${roundWhole(width)}`;
}).join("");
const reflectedSky = Array.from({ length: 30 }, () => {
  const x = random() * 330;
  const y = 862 + random() * 130;
  return `M${roundWhole(x)} ${roundWhole(y)}h${roundWhole(16 + random() * 60)}`;
}).join("");

const touringCar = `
  <g transform="translate(96 918)">
    <path d="M-70 18H330C336 18 338 22 330 26H-70z" fill="var(--ink)" opacity=".5"/>
    <path d="M-62 2C-70-24-40-46-2-48L60-52 88-92C92-98 98-100 106-100H196C208-100 216-96 222-88L242-54C276-52 300-44 308-30L314 2C314 8 310 10 304 10H-52C-58 10-60 8-62 2z" fill="var(--ink)"/>
    <path d="M-58-12C-50-32-26-40 0-42L240-46C270-44 294-38 300-28L302-22C260-30 100-34-10-28-34-26-50-20-58-12z" fill="var(--car-l)"/>
    <path d="M72-54L96-88C98-91 102-92 106-92H142V-54zM150-92H194C202-92 208-90 212-84L230-54H150z" fill="var(--glow)"/>
    <path d="M100-54L122-92H132L110-54zM176-54L186-92H192L184-54z" fill="var(--lamp)" opacity=".6"/>
    <circle cx="10" cy="4" r="27" fill="var(--ink)"/>
    <circle cx="10" cy="4" r="15" fill="var(--lamp)"/>
    <circle cx="10" cy="4" r="8" fill="var(--rose-d)"/>
    <circle cx="246" cy="4" r="27" fill="var(--ink)"/>
    <circle cx="246" cy="4" r="15" fill="var(--lamp)"/>
    <circle cx="246" cy="4" r="8" fill="var(--rose-d)"/>
    <path d="M-62-24a11 11 0 0 1 0 20z" fill="var(--lamp)"/>
    <path d="M310-24h8v10h-8z" fill="var(--rose)"/>
    <path d="M-74 2h36v8h-36zM286 2h36v8h-36z" fill="var(--lamp)"/>
    <path d="M-66-16L-190-30V22z" fill="var(--lamp)" opacity=".22"/>
    <path d="M-2-50C30-44 50-44 66-54" stroke="var(--rose)" stroke-width="7" stroke-dasharray="0 9" stroke-linecap="round" fill="none"/>
  </g>`;

const defs = `
  ${couple.defs}
  ${mistPattern("pst", 200)}`;

const sky = `
  <g id="p-sky">
    ${bandedSky({ sun: { x: 96, y: 690 }, disc: 58, horizon: 690, stretch: 1.1, radii: [760, 640, 535, 440, 355, 280, 210, 150] })}
  </g>`;

const clouds = `
  <g id="p-cloud">
    <path d="M-20 372C30 356 60 362 84 352 104 330 150 328 168 346 196 334 226 346 236 358 270 354 300 362 330 370 270 376 220 374 180 380 110 386 30 382-20 372z" fill="var(--k6)"/>
    <path d="M20 374C80 366 160 370 330 370 270 376 220 374 180 380 120 384 70 382 20 374z" fill="var(--k3)"/>
    <path d="M330 132C390 118 430 124 452 114 472 92 520 92 536 108 566 98 600 106 610 120 650 116 690 122 720 130 650 138 600 136 540 142 460 146 380 142 330 132z" fill="var(--k7)"/>
    <path d="M380 134C440 126 560 132 720 130 650 138 600 136 540 142 470 145 420 142 380 134z" fill="var(--k5)"/>
  </g>`;

const tower = `
  <g id="p-tower" transform="translate(-52 0)">
    <path d="M150 800C158 640 160 420 162 330H178C180 420 182 640 190 800z" fill="var(--tower)"/>
    <path d="M150 800C158 640 160 420 162 330H167C167 420 168 640 164 800z" fill="var(--tower-l)"/>
    <path d="M126 296C126 286 136 280 170 280S214 286 214 296L206 320C200 332 140 332 134 320z" fill="var(--red)"/>
    <path d="M126 296C126 286 136 280 170 280 156 282 150 300 152 328 142 327 136 324 134 320z" fill="var(--rose)"/>
    <path d="M130 302H210L208 310H132z" fill="var(--glow)"/>
    <path d="M142 280C144 266 156 258 170 258S196 266 198 280z" fill="var(--tower)"/>
    <path d="M142 280C144 266 156 258 170 258 162 264 160 272 160 280z" fill="var(--tower-l)"/>
    <path d="M168 258V206H172V258z" fill="var(--tower)"/>
  </g>`;

const farRoofs = `
  <path d="M0 800V742H22V716H58V736H88V700H118V742H146V724H196V846H0z" fill="var(--k6)"/>
  <path d="M0 800V760H40V742H70V764H104V752H128V770H210V846H0z" fill="var(--k7)"/>
  <path d="M0 690H330V830H0z" fill="url(#pst)" transform="translate(0 20)"/>`;

const building = `
  <g id="p-hotel">
    ${hotel}
  </g>
  ${flag(8, hotelHeight + 2.6, 6, 12, "red")}
  ${flag(38, hotelHeight + 2.6, 6, 11, "rose")}
  <path d="${canopy.underside}" fill="var(--glow2)"/>
  <path d="${canopy.side}" fill="var(--red)"/>
  <path d="${canopy.front}" fill="var(--rose-d)"/>`;

const street = `
  <g id="p-street">
    <path d="M0 846L318 850 800 834V1000H0z" fill="var(--street)"/>
    <path d="M0 838L318 842 800 826V838L318 856 0 850z" fill="var(--kerb)"/>
    <path d="M0 880C120 870 220 890 330 900 260 940 140 960 0 990z" fill="var(--street-l)" opacity=".55"/>
    <path d="${reflectedLight}" stroke="var(--glow)" stroke-width="4" stroke-linecap="round" opacity=".75"/>
    <path d="${reflectedSky}" stroke="var(--k2)" stroke-width="4" stroke-linecap="round" opacity=".6"/>
  </g>`;

const streetLife = `
  ${streetLamp(60, 880, 1.1)}
  ${streetLamp(560, 858, 0.62)}
  ${streetLamp(700, 850, 0.5)}
  ${touringCar}
  ${couple.at(520, 930, 118)}
  <path d="M460 932C500 926 560 926 590 932 640 942 560 960 500 952 460 946 440 938 460 932z" fill="var(--ink)" opacity=".35"/>`;

export const palliser: Poster = {
  className: "wr-pal",
  size: [800, 1000],
  crop: "xMidYMid slice",
  title: { id: "pT", text: altTexts["venues/palliser"] },
  palette,
  defs,
  layers: [sky, clouds, tower, farRoofs, building, street, streetLife],
};
