import { altTexts } from "../alt-texts.ts";
import { inks } from "../kit/palette.ts";
import type { Poster } from "../kit/poster.ts";
import { seededRandom } from "../kit/random.ts";
import { roseSymbols } from "../kit/roses.ts";
import { box, fill, glints, stroke, veil } from "../kit/shapes.ts";
import { bandedSky } from "../kit/sky.ts";
import { streetLamp } from "../kit/street-lamp.ts";
import { bank, bankFoot, operaCouple } from "./teatro-bank.ts";

const palette = inks(
  "k9 #101a36, k8 #16244a, k7 #1d325c, k6 #27446f, k5 #365a82, k4 #4d7492, k3 #6f91a2, k2 #9cb3b3",
  "k1 #c9d2c4, sun #fdf6e0",
  "far1 #1a2a4d, far2 #131f3e, tower #3c5679, red #b4454f, red-d #7c2d44",
  "st #f3d9ae, st-l #fdeccb, st-m #d3a884, st-s #8d6570, st-d #57415c, wall #6b4a5c, cap #fff3d8",
  "roof #6fa6a4, roof-l #c7e0cf, roof-d #2c5a6c, glow #ffd078, glow2 #ffe7ae, bar #7b4a4c, door #5a2f3f",
  "side #3c3355, side-d #2c2848, plaza #15233f, plaza-l #2b4468",
  "lamp #fff6dc, lamp-d #d98c52, ink #0c1428",
  "rose #d98a97, rose-d #9c4c64, rose-l #f6cdc9, gold #e8b04a, gold-l #fbe3a0, leaf #3f6a62, leaf-d #1f4048",
  "suit #10182e, gown #dcc7c0, gown-l #fff8ea, skin #9a6446, skin2 #d79a7c, hair #1c1420",
);

const moon = { x: 640, y: 150 };
const roses = roseSymbols("to");
const random = seededRandom(9);

const sky = `
  ${bandedSky({ sun: moon, disc: 50, stretch: 1.15, radii: [720, 590, 480, 386, 306, 236, 176, 124] })}
  <path d="M40 60h0M110 120h0M200 40h0M262 140h0M330 70h0M60 210h0M150 250h0M420 36h0M30 330h0M250 220h0M90 30h0M380 160h0" stroke="var(--gold-l)" stroke-width="5" stroke-linecap="round"/>
  <path d="M150 180h0M310 30h0M480 90h0M20 150h0M210 310h0M330 250h0M760 40h0" stroke="var(--k1)" stroke-width="3" stroke-linecap="round"/>`;

/** The tower and the roofs of downtown behind the bank. */
const city = `
  <g>
    ${fill("tower", "M62 800C68 640 70 500 71 416H81C82 500 84 640 90 800z")}
    ${fill("k4", "M76 416H81C82 500 84 640 90 800H82C80 640 78 500 76 416z")}
    ${fill("red-d", "M44 384C44 376 52 372 76 372S108 376 108 384L102 404C97 413 55 413 50 404z")}
    ${fill("red", "M76 372C100 372 108 376 108 384L102 404C100 408 94 411 84 411 90 396 90 384 76 372z")}
    ${fill("glow", "M47 388H105L104 396H48z")}
    ${fill("tower", "M56 372C58 362 64 356 76 356S94 362 96 372zM74 356V322h4v34z")}
    ${fill("far1", "M0 800V560H34V530H70V600H128V800zM660 800V470H704V440H752V500H800V800z")}
    ${fill("far2", "M0 800V640H40V610H96V680H150V800zM690 800V580H730V556H800V800z")}
    <path d="M12 580v7M24 600v7M46 552v7M58 576v7M46 620v7M716 462v8M732 480v8M716 506v8M740 526v8M770 520v8M784 545v8M720 596v8M744 612v8M768 580v8M784 630v8M760 650v8M16 664v7M60 640v7M76 670v7M22 700v7" stroke="var(--glow)" stroke-width="7"/>
  </g>`;

/** Rain has left the plaza wet: it shows the bank once more, upside down. */
const plaza = `
  <g>
    ${fill("plaza", box(0, bankFoot, 800, 200))}
    <g clip-path="url(#tocl)">
      <use href="#to-bank" transform="matrix(1 0 0 -.56 0 ${bankFoot * 1.56})"/>
      <path d="M0 ${bankFoot}H800V1000H0z" fill="url(#towa)"/>
    </g>
    ${veil("plaza-l", 0.45, "M0 830C120 824 220 836 300 850 220 872 100 880 0 884zM800 880C700 870 600 884 520 910 600 930 720 930 800 922z")}
    ${stroke("glow", 4, glints(random, 54, { x: 150, y: bankFoot + 8, width: 520, height: 170 }, 50), ' stroke-linecap="round" opacity=".8"')}
    ${stroke("k2", 3, glints(random, 26, { x: 420, y: bankFoot + 12, width: 380, height: 170 }, 60), ' stroke-linecap="round" opacity=".6"')}
  </g>`;

const frame = `
  ${streetLamp(70, 930, 1.02)}
  ${streetLamp(744, 880, 0.7)}
  <g>
    ${fill("ink", "M-10 1000V930C40 900 110 916 150 950 176 966 190 986 196 1000zM600 1000C630 956 700 920 810 930V1000z")}
    ${roses.leaf(20, 1000, 1.2, -14)}
    ${roses.leaf(120, 1010, 1.1, 22)}
    ${roses.leaf(770, 1000, 1.3, 10)}
    ${roses.leaf(680, 1012, 1.1, -24)}
    ${roses.open(36, 958, 1.05, 10, 0.85)}
    ${roses.open(112, 978, 0.95, -20, 0.85)}
    ${roses.bud(156, 944, 0.8, 14)}
    ${roses.open(760, 960, 1.1, 30, 0.85)}
    ${roses.open(686, 982, 0.9, 0, 0.85)}
  </g>`;

const defs = `
  ${roses.defs}
  <clipPath id="tocl"><path d="M0 ${bankFoot}H800V1000H0z"/></clipPath>
  <linearGradient id="towa" x2="0" y2="1">
    <stop stop-color="var(--plaza)" stop-opacity=".25"/>
    <stop offset="1" stop-color="var(--plaza)"/>
  </linearGradient>`;

export const teatro: Poster = {
  className: "wr-tea",
  size: [800, 1000],
  crop: "xMidYMid slice",
  title: { id: "toT", text: altTexts["venues/teatro-restaurant"] },
  palette,
  defs,
  layers: [sky, city, bank, plaza, operaCouple(392, 792, 96), frame],
};
