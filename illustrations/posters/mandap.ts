import { cuspedArch, cuspedArchBackwards } from "../kit/arches.ts";
import { type DomeInks, dome } from "../kit/domes.ts";
import type { bridalPairSymbols } from "../kit/bridal-pair.ts";
import { strokedGarland, type marigoldSymbols } from "../kit/marigolds.ts";
import { roundWhole } from "../kit/paths.ts";

const mainArch = { left: 964, right: 1256, springing: 590, crown: 384, foils: 11, bulge: 0.62 };
const wingArch = { left: 868, right: 936, springing: 590, crown: 500, foils: 7, bulge: 0.62 };
const archLine = (opening: typeof mainArch) => {
  const { start, path } = cuspedArch(opening);
  return `M${start[0]} ${start[1]}${path}`;
};

const saffronDome: DomeInks = { lit: "var(--cloth)", shade: "var(--cloth-d)", ribs: "var(--gold-l)" };
const redDome: DomeInks = { lit: "var(--red)", shade: "var(--red-d)", ribs: "var(--gold-l)" };

const pillar = (x: number, halfWidth: number, top: number, foot: number) => {
  const w = halfWidth;
  const middle = Math.trunc((top + foot) / 2);
  return `
    <path d="M${x - w} ${top}h${2 * w}V${foot}h${-2 * w}z" fill="var(--ivory)"/>
    <path d="M${x + w * 0.2} ${top}h${w * 0.8}V${foot}h${-w * 0.8}z" fill="var(--ivory-d)"/>
    <path d="M${x - w * 1.5} ${top}h${3 * w}l${-w * 0.4} 14h${-2.2 * w}zM${x - w * 1.7} ${top - 10}h${3.4 * w}v10h${-3.4 * w}zM${x - w * 1.6} ${foot}h${3.2 * w}l${-w * 0.4} -18h${-2.4 * w}zM${x - w * 1.25} ${middle}h${2.5 * w}v8h${-2.5 * w}z" fill="var(--gold)"/>`;
};

/** A garland wound round a pillar: only the turns in front are drawn. */
const spiral = (x: number, halfWidth: number, top: number, foot: number, turns: number) => {
  const step = (foot - top) / turns;
  const wound = Array.from({ length: turns }, (_, turn) => {
    const from = top + step * turn;
    return `Q${x + halfWidth * 1.6} ${roundWhole(from + step * 0.3)} ${x + halfWidth} ${roundWhole(from + step * 0.55)}M${x - halfWidth} ${roundWhole(from + step)}`;
  });
  return `M${x - halfWidth} ${top}${wound.join("")}`;
};

/** The carved pavilion of the Indian hero, around x 1110, with the fire and the couple in it. */
export const mandapPavilion = (
  marigolds: ReturnType<typeof marigoldSymbols>,
  pair: ReturnType<typeof bridalPairSymbols>,
): string => `
  <g id="i-mandap">
    ${pillar(1006, 7, 440, 786)}
    ${pillar(1214, 7, 440, 786)}
    <g id="i-couple">
      <g transform="translate(1110 788)scale(1.25)">
        <path d="M-26 0l6-22h40l6 22z" fill="var(--stone-d)"/>
        <path d="M-30-24h60v8h-60z" fill="var(--gold)"/>
        <path d="M0-78C10-58 24-54 18-36 14-24 4-22 0-22-6-22-18-26-18-38-18-50-6-56 0-78z" fill="var(--red)"/>
        <path d="M2-64C6-50 14-46 12-36 10-28 4-24 0-24-6-24-12-30-11-38-8-48 0-52 2-64z" fill="var(--flame)"/>
        <path d="M0-44C4-38 6-34 4-29 2-26-3-26-4-30-5-34-2-38 0-44z" fill="var(--flame-l)"/>
      </g>
      ${pair.bride(1044, 794, 196)}
      ${pair.groom(1178, 794, 204)}
    </g>
    <g id="idr">
      <path d="M962 420C1022 470 1024 556 968 612 996 660 1004 730 1008 796H962z" fill="var(--ivory)"/>
      <path d="M962 430C990 490 992 560 964 606L962 606zM982 446C1006 500 1004 560 968 612 990 570 994 500 982 446zM966 620C976 680 980 740 980 796H968zM976 640C992 690 998 740 1000 796H990C990 740 984 690 976 640z" fill="var(--ivory-d)"/>
      <path d="M958 604h16v14h-16z" fill="var(--gold)"/>
    </g>
    <use href="#idr" transform="matrix(-1 0 0 1 2220 0)"/>
    ${pillar(950, 13, 392, 800)}
    ${pillar(1270, 13, 392, 800)}
    ${pillar(858, 9, 470, 800)}
    ${pillar(1362, 9, 470, 800)}
    <path d="M937 356H1283V590H1256${cuspedArchBackwards(mainArch)}V590H937z" fill="var(--maroon)"/>
    <path d="${archLine(mainArch)}" fill="none" stroke="var(--gold)" stroke-width="6"/>
    <g fill="none" stroke="var(--gold)" stroke-width="3" stroke-linecap="round">
      <path id="ifl" d="M958 394C984 388 1002 394 1004 410 1004 420 992 424 986 416 983 408 990 404 994 407M954 406C950 426 956 444 968 446 978 446 979 434 972 433M1020 388C1032 382 1046 382 1052 388"/>
      <use href="#ifl" transform="matrix(-1 0 0 1 2220 0)"/>
    </g>
    <path d="M916 352L936 318H1284L1304 352z" fill="var(--red)"/>
    <path d="M1110 318H1284L1304 352H1110z" fill="var(--red-d)"/>
    <path d="M908 352H1312V364H908z" fill="var(--gold)"/>
    <path d="M930 312H1290V322H930z" fill="var(--gold)"/>
    <path d="M912 364H1308${"a18 20 0 0 1-36 0".repeat(11)}z" fill="var(--cloth)"/>
    <path d="M912 364h396v6H912z" fill="var(--cloth-d)"/>
    <path d="M930 374H1300" stroke="var(--gold-l)" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 36"/>
    ${dome(1110, 312, 92, 128, saffronDome)}
    <path d="M1014 300H1206V314H1014z" fill="var(--gold)"/>
    <path d="M1020 307H1204" stroke="var(--red)" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 16.6"/>
    ${dome(966, 312, 32, 54, redDome)}
    ${dome(1254, 312, 32, 54, redDome)}
    <g id="iw">
      <path d="M836 470L850 440H936V470z" fill="var(--red-d)"/>
      <path d="M830 470H937V480H830z" fill="var(--gold)"/>
      ${dome(884, 440, 28, 50, saffronDome)}
      <path d="M849 480H937V590H936H935${cuspedArchBackwards(wingArch)}V590H849z" fill="var(--maroon)"/>
      <path d="${archLine(wingArch)}" fill="none" stroke="var(--gold)" stroke-width="4"/>
    </g>
    <use href="#iw" transform="matrix(-1 0 0 1 2220 0)"/>
    ${strokedGarland("ig1", "M928 372V560M1292 372V560M984 380C992 420 1000 430 1012 470M1236 380C1228 420 1220 430 1208 470", 11)}
    ${strokedGarland("ig2", "M838 482C846 512 870 520 890 498 906 520 930 512 934 484M1286 484C1290 512 1314 520 1330 498 1350 520 1374 512 1382 482" + spiral(858, 9, 500, 790, 6) + spiral(1362, 9, 500, 790, 6) + spiral(950, 13, 606, 780, 3) + spiral(1270, 13, 606, 780, 3), 9)}
    ${strokedGarland("ig3", "M1074 662C1062 706 1078 730 1090 704 1094 690 1088 674 1080 662M1146 660C1134 706 1150 730 1162 704 1166 690 1158 674 1150 660M1168 640C1156 690 1172 716 1188 692 1194 676 1192 656 1188 640", 7)}
    ${marigolds.head(1110, 376, 0.42)}
    ${marigolds.head(928, 372, 0.36)}
    ${marigolds.head(1292, 372, 0.36)}
  </g>`;
