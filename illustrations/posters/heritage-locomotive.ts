import type { roseSymbols } from "../kit/roses.ts";

/** Roses on the garland under the headlamp: x, y, scale; the largest hangs in the middle. */
const garlandRoses = [
  [284, 698, 0.3],
  [318, 726, 0.32],
  [358, 740, 0.34],
  [400, 746, 0.42],
  [442, 740, 0.34],
  [482, 726, 0.32],
  [516, 698, 0.3],
] as const;

/** The engine from the front, dressed for a wedding. */
export const locomotive = (roses: ReturnType<typeof roseSymbols>): string => `
  <g id="t-loco">
    <path d="M262 800V690C262 664 270 650 286 644H514C530 650 538 664 538 690V800z" fill="var(--iron)"/>
    <path d="M280 560H520V660H280z" fill="var(--ink)"/>
    <path d="M270 540C300 516 500 516 530 540V560H270z" fill="var(--iron)"/>
    <path d="M296 570h34v44h-34zM470 570h34v44h-34z" fill="var(--lamp)"/>
    <path d="M374 470V372L358 336H442L426 372V470z" fill="var(--ink)"/>
    <path d="M374 470V372L358 336H384V470z" fill="var(--iron-l)"/>
    <path d="M350 322H450V340H350z" fill="var(--gold)"/>
    <path d="M352 346H448" stroke="var(--red)" stroke-width="6"/>
    <circle cx="400" cy="590" r="126" fill="var(--ink)"/>
    <circle cx="400" cy="590" r="114" fill="var(--iron)"/>
    <path d="M400 476A114 114 0 0 0 400 704 150 150 0 0 1 400 476z" fill="var(--iron-l)"/>
    <circle cx="400" cy="590" r="114" fill="none" stroke="var(--gold)" stroke-width="5"/>
    <circle cx="400" cy="590" r="100" fill="none" stroke="var(--gold-l)" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 26.2"/>
    <circle cx="400" cy="590" r="70" fill="var(--ink)"/>
    <circle cx="400" cy="590" r="62" fill="var(--red)"/>
    <path d="M400 528A62 62 0 0 1 400 652 86 86 0 0 0 400 528z" fill="var(--red-d)"/>
    <circle cx="400" cy="590" r="62" fill="none" stroke="var(--gold)" stroke-width="4"/>
    <path d="M352 476L366 430H434L448 476z" fill="var(--iron)"/>
    <circle cx="400" cy="462" r="52" fill="var(--lamp)" opacity=".25"/>
    <circle cx="400" cy="462" r="36" fill="var(--gold)"/>
    <circle cx="400" cy="462" r="28" fill="var(--lamp)"/>
    <circle cx="392" cy="454" r="9" fill="#fff"/>
    <path d="M250 690H550V730H250z" fill="var(--red)"/>
    <path d="M400 690H550V730H400z" fill="var(--red-d)"/>
    <path d="M250 690H550V697H250z" fill="var(--gold)"/>
    <circle cx="284" cy="712" r="15" fill="var(--ink)"/>
    <circle cx="516" cy="712" r="15" fill="var(--ink)"/>
    <circle cx="284" cy="712" r="8" fill="var(--gold)"/>
    <circle cx="516" cy="712" r="8" fill="var(--gold)"/>
    <path d="M300 730H500L560 822H240z" fill="var(--red-d)"/>
    <path d="M306 732L258 820M328 732L292 820M350 732L326 820M376 732L362 820M400 732V820M424 732L438 820M450 732L474 820M472 732L508 820M494 732L542 820" stroke="var(--red-l)" stroke-width="8"/>
    <path d="M236 816H564V828H236z" fill="var(--gold)"/>
    <path d="M300 728H500V738H300z" fill="var(--gold)"/>
    <path d="M276 690C300 726 340 742 400 744 460 742 500 726 524 690" fill="none" stroke="var(--leaf-d)" stroke-width="12"/>
    <path d="M276 690C300 726 340 742 400 744 460 742 500 726 524 690" fill="none" stroke="var(--leaf)" stroke-width="14" stroke-linecap="round" stroke-dasharray="0 11"/>
    ${garlandRoses.map(([x, y, scale], index) => roses.open(x, y, scale, index * 25)).join("")}
  </g>`;
