import { altTexts } from "../alt-texts.ts";
import { lightString } from "../kit/light-strings.ts";
import { garland, marigoldSymbols } from "../kit/marigolds.ts";
import { inks } from "../kit/palette.ts";
import { parsePoints, roundWhole } from "../kit/paths.ts";
import type { Poster } from "../kit/poster.ts";
import { seededRandom } from "../kit/random.ts";
import { backdrop, paintRidge, ridge } from "../kit/ridges.ts";
import { scallopRing } from "../kit/ornament-rings.ts";
import { ringBands } from "../kit/sky.ts";
import { mist, mistPattern } from "../kit/mist.ts";
import { spruceSymbols, treeline } from "../kit/trees.ts";
import { man } from "./baraat-procession.ts";

const palette = inks(
  "k9 #10193a, k8 #172349, k7 #21305a, k6 #2f406c, k5 #43567f, k4 #5f7194, k3 #8593ac, k2 #b3bbc6, k1 #dfe0d8, sun #fff8e2",
  "mt-l #97a3b8, mt-m #76849f, mt-s #2b3b62, mt-d #223053, snow #f0efe6, snow-s #54668c, mist #8c9ab4",
  "hill #1b2750, hill-d #141d40, pine #0f1734, pine-l #2b3a66, road #37375f, road-l #55507a, ground #141a3a, ink #0b1028",
  "wall #51406a, wall-d #33294f, roof #241e42, glow #ffdd8c, glow-d #f2a24a",
  "red #cf2230, red-d #8f1226, rani #d81b60, rani-d #a3124a, gold #d4af37, gold-d #a9821f",
  "ivory #fff3dc, ivory-d #d8bfa2, teal #128a80, teal-d #0a625e, saf #ff9933, saf-d #d9701f",
  "skin #a66b42, wood #7a3a20, mg-d #d9601a, mg #ff9933, mg-m #f57f1e, mg-l #ffd257, lf #2f8f3a, lf-d #136b2a",
);

const marigolds = marigoldSymbols("v");
const spruces = spruceSymbols("v", [1, 3]);
const random = seededRandom(17);

const range = ridge({
  key: parsePoints(
    "-30,560 60,480 120,520 210,440 290,530 350,500 410,540 520,410 590,500 640,470 690,510 770,400 840,520",
  ),
  base: 640,
  light: 560,
  seed: 12,
  roughness: 20,
  ...backdrop,
  snow: 0.5,
});

/** The rice thrown back over the bride's shoulder: thick at the curtain, thinning out into stars. */
const rice = Array.from({ length: 150 }, (_, index) => {
  const share = Math.pow(index / 150, 0.8);
  const spread = 16 + share * 150;
  const x = 380 - 330 * share + (random() - 0.5) * spread * 1.5;
  const y = 640 - 1040 * share + 520 * share * share + (random() - 0.5) * spread * 1.4;
  const angle = random() * 3.1;
  return y > 36
    ? `M${roundWhole(x)} ${roundWhole(y)}l${roundWhole(Math.cos(angle) * 6)} ${roundWhole(Math.sin(angle) * 6)}`
    : "";
}).join("");
const stars = Array.from(
  { length: 60 },
  () => `M${roundWhole(random() * 800)} ${roundWhole(24 + random() * random() * 420)}h0`,
).join("");

const defs = `
  ${marigolds.defs}
  ${spruces.defs}
  <path id="vsc" d="${scallopRing(30, 0.56)}"/>
  ${mistPattern("vst", 200)}`;

const sky = `
  <path d="M0 0H800V1000H0z" fill="var(--k9)"/>
  <g transform="translate(560 330)">${ringBands(["vsc"], [640, 530, 436, 356, 288, 230, 180, 138])}
    <circle r="100" fill="var(--sun)"/>
  </g>
  <path d="${stars}" stroke="var(--ivory)" stroke-width="4" stroke-linecap="round" opacity=".8"/>`;

const land = `
  ${paintRidge(range, "mt")}
  ${mist("vst", 560)}
  <path d="${treeline(-10, 810, (x) => 650 - 14 * Math.sin(x / 120), { height: 34, step: 18, seed: 8, base: 200 })}" fill="var(--hill)"/>
  <path d="M0 724Q300 690 800 716V1000H0z" fill="var(--hill-d)"/>`;

const home = `
  <path d="M-10 740V590H216V740z" fill="var(--wall)"/>
  <path d="M-40 600L90 496 244 600z" fill="var(--roof)"/>
  <path d="M30 590L100 532 170 590z" fill="var(--wall)"/>
  <path d="M-10 590H216V604H-10z" fill="var(--roof)"/>
  <path d="M160 604H216V740H160z" fill="var(--wall-d)"/>
  <path d="M84 560h32v26H84zM8 630h44v50H8z" fill="var(--glow)"/>
  <path d="M94 740V630h52V740z" fill="var(--glow)"/>
  <path d="M94 740L40 790H206L146 740z" fill="var(--glow)" opacity=".25"/>
  <path d="M30 630v50M8 655h44M100 560v26" stroke="var(--wall-d)" stroke-width="4"/>
  <path d="M108 740C106 712 108 696 114 692 120 696 122 712 121 740zM127 740C125 706 128 690 134 686 141 690 143 712 142 740z" fill="var(--rani)"/>
  <path d="M127 740C125 706 128 690 134 686 141 690 143 712 142 740z" fill="var(--wall-d)"/>
  <circle cx="114" cy="684" r="7" fill="var(--skin)"/>
  <circle cx="134" cy="677" r="8" fill="var(--skin)"/>
  <path d="M110 694L98 676 102 673 116 690z" fill="var(--skin)"/>
  ${lightString("vl1", "M-10 600Q40 622 90 602Q150 626 216 602", 14, 6)}
  ${lightString("vl2", "M-34 596L90 498 236 596", 16, 6)}
  ${spruces.tree(1, 262, 744, 170)}`;

const road = `
  <path d="M0 830Q400 786 800 826V926Q400 906 0 926z" fill="var(--road)"/>
  <path d="M0 830Q400 786 800 826V834Q400 796 0 838z" fill="var(--road-l)"/>
  <path d="M0 926Q400 906 800 926V1000H0z" fill="var(--ground)"/>
  <ellipse cx="410" cy="884" rx="320" ry="14" fill="var(--ink)" opacity=".5"/>`;

/** The bearer's near arm, raised to the pole. */
const bearer = (x: number, kurta: string, shade: string, turban: string) => `
  <g transform="translate(${x} 880)scale(1.18)">
    ${man(kurta, shade, turban)}
    <path d="M-6-152C6-156 16-148 22-136L34-160 44-154 30-112C22-106 12-110 8-120z" fill="var(--${shade})"/>
    <path d="M32-156L36-172 48-170 44-150z" fill="var(--skin)"/>
  </g>`;

const doli = `
  <g transform="translate(408 712)scale(2.1)">
    <path d="M-60-12C-60-52-30-72 0-78 30-72 60-52 60-12z" fill="var(--red)"/>
    <path d="M0-78C30-72 60-52 60-12H18C24-42 16-64 0-78z" fill="var(--rani)"/>
    <path d="M0-78C-30-72-60-52-60-12H-40C-38-42-24-66 0-78z" fill="var(--red-d)"/>
    <path d="M-30-64C-38-46-40-30-40-14M0-76V-14M30-64C38-46 40-30 40-14" stroke="var(--gold)" stroke-width="2" fill="none"/>
    <path d="M-54 0H54V58H-54z" fill="var(--red-d)"/>
    <path d="M-44 56V20C-44 4-22-2 0-2S44 4 44 20V56z" fill="var(--glow)"/>
    <path d="M-22 56C-24 34-16 26-12 16-10 6 6 4 11 14 18 28 26 40 27 56z" fill="var(--red)"/>
    <path d="M4 8C10 10 12 16 16 24 22 36 26 44 27 56H12C14 40 12 22 4 8z" fill="var(--red-d)"/>
    <path d="M2 12C10 12 12 22 9 28 4 30 0 26 0 20z" fill="var(--skin)"/>
    <path d="M-22 56C-24 34-16 26-12 16-10 8-2 5 4 8 0 14-2 22-4 32-6 44-8 50-8 56z" fill="none" stroke="var(--gold)" stroke-width="1.500"/>
    <path d="M-44 56V20C-44 6-30 0-16-2-20 22-32 34-30 56zM44 56V20C44 6 30 0 16-2 20 22 34 34 32 56z" fill="var(--rani)"/>
    <path d="M44 56V20C44 6 30 0 16-2 30 12 40 30 40 56zM-30 56C-32 34-20 22-16-2-26 16-40 34-38 56z" fill="var(--rani-d)"/>
    <path d="M-66-14H66V0H-66z" fill="var(--gold)"/>
    <path d="M-60-7H62" stroke="var(--red)" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 10"/>
    <path d="M-60 54H60V66H-60z" fill="var(--gold)"/>
    <path d="M10 54H60V66H10z" fill="var(--gold-d)"/>
    <path d="M-6-76a6 6 0 0 1 12 0l-3 4h-6zM-2-92h4v14h-4z" fill="var(--gold)"/>
    <path d="M-52 66V73M52 66V73" stroke="var(--wood)" stroke-width="7"/>
  </g>
  <path d="M54 680H752V694H54z" fill="var(--wood)"/>
  <path d="M54 680H752V685H54z" fill="var(--saf-d)"/>
  <path d="M46 676h14v22H46zM746 676h14v22h-14z" fill="var(--gold)"/>
  ${garland("vg1", "M276 694Q300 744 326 698Q368 750 408 700Q448 750 490 698Q516 744 540 694", 13)}
  ${garland("vg2", "M276 708V800M540 708V800M236 694V744M580 694V744", 11)}
  ${marigolds.head(326, 696, 0.4)}${marigolds.head(408, 698, 0.44)}${marigolds.head(490, 696, 0.4)}`;

const lantern = (x: number, y: number, scale: number) => `
  <g transform="translate(${x} ${y})scale(${scale})">
    <circle cy="-34" r="60" fill="var(--glow)" opacity=".16"/>
    <path d="M-20 0H20V-8H-20zM-22-62H22L12-78H-12zM-4-78h8v-10h-8z" fill="var(--gold-d)"/>
    <path d="M-16-8H16V-62H-16z" fill="var(--glow-d)"/>
    <path d="M0-56C12-38 10-24 0-18-10-24-12-38 0-56z" fill="var(--sun)"/>
    <path d="M-16-8V-62M16-8V-62M0-8V-18" stroke="var(--gold-d)" stroke-width="4"/>
  </g>`;

const procession = `
  ${bearer(104, "teal", "teal-d", "saf")}
  ${bearer(688, "saf", "saf-d", "rani")}
  ${doli}
  ${bearer(186, "ivory", "ivory-d", "red")}
  ${bearer(608, "ivory", "ivory-d", "teal")}
  <path d="${rice}" stroke="var(--ivory)" stroke-width="4.500" stroke-linecap="round"/>`;

const frame = `
  ${spruces.tree(1, 812, 1010, 660)}
  <path d="M0 1000V950Q200 916 400 962 600 916 800 940V1000z" fill="var(--ink)"/>
  ${lantern(176, 964, 1)}${lantern(400, 982, 1.05)}${lantern(624, 962, 1)}
  ${marigolds.leaf(40, 980, 1.2, -20)}${marigolds.leaf(110, 1000, 1, 30)}${marigolds.leaf(764, 984, 1.1, 10)}${marigolds.leaf(700, 1004, 0.9, -30)}
  ${marigolds.head(16, 976, 1.15)}${marigolds.head(92, 1000, 1, 20)}${marigolds.head(786, 982, 1.05)}${marigolds.head(722, 1004, 0.9, 20)}`;

export const vidaai: Poster = {
  className: "wr-vid",
  size: [800, 1000],
  crop: "xMidYMid slice",
  title: { id: "vT", text: altTexts["ceremonies/vidaai"] },
  palette,
  defs,
  layers: [sky, land, home, road, procession, frame],
};
