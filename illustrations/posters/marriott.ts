import { altTexts } from "../alt-texts.ts";
import { cloud } from "../kit/clouds.ts";
import { coupleSymbol } from "../kit/couple.ts";
import { inks } from "../kit/palette.ts";
import type { Poster } from "../kit/poster.ts";
import { seededRandom } from "../kit/random.ts";
import { roseSymbols } from "../kit/roses.ts";
import { box, fill, glints, stroke, veil } from "../kit/shapes.ts";
import { bandedSky } from "../kit/sky.ts";
import { streetLamp } from "../kit/street-lamp.ts";
import { dancerSymbols, marriottTower } from "./marriott-tower.ts";

const palette = inks(
  "k9 #14284c, k8 #1d3a63, k7 #2c4f7b, k6 #466b92, k5 #6f8aa4, k4 #a3a5ab, k3 #d6b6a6, k2 #f2c8a0, k1 #fbdcae",
  "sun #fff1d0",
  "g1 #16305a, g2 #24497a, g3 #3a6795, g4 #6a8cab, g5 #b09fa8, s1 #4f6f97, s2 #7f95ae, s3 #b6aeb3, s4 #e0bda8, s5 #f6d2a6",
  "m-s #f0b48c, m-l #ffe0b4, m-r #c23f4c, m-rl #e8766c, cap #33507c, cap-l #f6d2a6",
  "b-f #2a3a63, b-l #d8a994, b-d #6c5f7c, glow #ffce7a, glow2 #ffe5ac",
  "far1 #6d7f9c, far2 #3f5b84, street #1a2a4c, street-l #3c5680, kerb #6f7fa0, walk #2b4066, mu #34588a, mu-l #c5b4b4",
  "lamp #fff6dc, lamp-d #d98c52, ink #0d1933, hair #1c1420",
  "rani #d81b60, rani-d #a3124a, teal #0f8a84, teal-d #0a5f62, red #c8332f, red-d #8f1d2c, mg #ff9933, gold #dca53a, gold-l #f6e08f",
  "skin #9a6446, skin2 #c98a5e, skin3 #6f4632",
  "rose #d98a97, rose-d #9c4c64, rose-l #f6cdc9, leaf #3f6a62, leaf-d #1f4048",
  "suit #0d1933, rim #ffd58a, gown #d9c8ce, gown-l #fff8ee, veil #fff3e8",
);

const roses = roseSymbols("mr");
const couple = coupleSymbol("mr");
const random = seededRandom(17);
const sun = { x: 92, y: 706 };

const sky = `
  ${bandedSky({ sun, disc: 44, stretch: 1.15, radii: [800, 670, 556, 456, 366, 286, 212, 146] })}
  <path d="M560 60h0M640 120h0M720 50h0M700 190h0M770 130h0M460 40h0M600 170h0M300 60h0M180 110h0" stroke="var(--gold-l)" stroke-width="5" stroke-linecap="round"/>
  ${cloud({ x: -60, y: 420, scale: 0.8, body: "k6", edge: "k2" })}
  ${cloud({ x: 20, y: 250, scale: 0.6, body: "k7", edge: "k4" })}`;

const city = `
  ${fill("walk", box(0, 800, 800, 80))}
  ${fill("far1", "M0 850V640H26V610H66V660H96V590H130V650H170V620H210V850z")}
  ${fill("far2", "M0 850V700H40V676H84V720H120V690H160V740H240V850z")}
  <path d="M12 716v7M26 736v7M54 692v7M70 716v7M52 738v7M130 706v7M146 730v7M100 740v7M176 756v7" stroke="var(--glow)" stroke-width="7"/>`;

const street = `
  ${fill("street", "M0 858L250 868 360 884 800 836V1000H0z")}
  ${fill("kerb", "M0 846L250 856 360 872 800 828V838L360 886 250 868 0 858z")}
  ${fill("street-l", "M0 880C140 876 260 886 350 900 260 930 130 950 0 960z")}
  ${veil("k3", 0.5, "M0 884C90 876 170 884 230 896 150 918 70 926 0 930z")}
  ${stroke("glow", 4, glints(random, 56, { x: 330, y: 880, width: 450, height: 130 }, 56), ' stroke-linecap="round" opacity=".8"')}
  ${stroke("k2", 4, glints(random, 24, { x: 0, y: 866, width: 330, height: 130 }, 60), ' stroke-linecap="round" opacity=".7"')}`;

const frame = `
  ${streetLamp(60, 918, 1.1)}
  ${streetLamp(754, 876, 0.6)}
  ${couple.at(236, 920, 104)}
  ${veil("ink", 0.35, "M176 922C216 914 272 914 300 922 320 932 250 938 212 936 186 934 168 928 176 922z")}
  ${fill("ink", "M-10 1000V952C40 926 110 934 150 960 172 976 184 990 188 1000zM610 1000C640 960 720 926 810 936V1000z")}
  ${roses.leaf(24, 1004, 1.1, -14)}
  ${roses.leaf(124, 1010, 1, 22)}
  ${roses.leaf(770, 1000, 1.3, 10)}
  ${roses.leaf(684, 1012, 1.1, -24)}
  ${roses.open(34, 972, 0.95, 10, 0.85)}
  ${roses.open(108, 988, 0.85, -20, 0.85)}
  ${roses.open(758, 962, 1.1, 30, 0.85)}
  ${roses.open(682, 984, 0.9, 0, 0.85)}
  ${roses.bud(640, 972, 0.8, -14)}`;

export const marriott: Poster = {
  className: "wr-mar",
  size: [800, 1000],
  crop: "xMidYMid slice",
  title: { id: "mrT", text: altTexts["venues/calgary-marriott"] },
  palette,
  defs: `${roses.defs}${couple.defs}${dancerSymbols}`,
  layers: [sky, city, marriottTower, street, frame],
};
