import { parsePoints } from "../kit/paths.ts";
import { type Ridge, type RidgeOptions, ridge } from "../kit/ridges.ts";
import { simplifyPath } from "../kit/simplify-paths.ts";
import { treeline } from "../kit/trees.ts";

const range = (key: string, seed: number, options: Partial<RidgeOptions> = {}): string =>
  paint(
    ridge({
      key: parsePoints(key),
      base: 240,
      light: "left",
      seed,
      roughness: 12,
      gullies: 3,
      folds: 1,
      buttresses: 2,
      depth: 2,
      zigzag: 0.7,
      snow: 0.4,
      ...options,
    }),
  );

/** A card is about as wide as the drawing: what strays by less than a unit is not seen there. */
const seen = (outline: string) => simplifyPath(outline, 0.9);

const paint = (rock: Ridge) =>
  `<path d="${seen(rock.lit)}" fill="var(--o-m1)"/><path d="${seen(rock.shade)}" fill="var(--o-m2)"/>` +
  `<path d="${seen(rock.folds)}" fill="var(--o-m3)"/>` +
  (rock.snow && `<path d="${seen(rock.snow)}" fill="var(--o-c)"/>`);

/** Two bands of ground and the soft shadow on which the object stands. */
const ground = (far: string, near: string) =>
  `<path d="${far}V260H0z" fill="var(--o-gr)"/><path d="${near}V260H0z" fill="var(--o-gr2)"/>` +
  `<ellipse cx="200" cy="224" rx="104" ry="12" fill="var(--o-ink)" opacity=".28"/>`;

const rolling = ground("M0 196C90 176 200 200 400 180", "M0 226C120 204 260 236 400 210");
const falling = ground("M0 178C120 186 240 206 400 192", "M0 214C130 226 280 206 400 222");

const spruces = (from: number, to: number, y: number, seed: number) =>
  `<path d="${seen(treeline(from, to, () => y, { height: 46, step: 21, seed, base: 30 }))}" fill="var(--o-gr2)"/>`;

/**
 * What lies behind the object on a card, 400 by 260, lit from the left; the object covers the
 * middle third, so what tells the places apart stands at the sides.
 */
export const landscapes = [
  // One great peak to the left of the middle.
  range("-20,190 60,110 90,128 150,60 196,130 240,104 330,170 420,190", 9) + rolling,
  // A massif on the right, over the shoulder of the object.
  range("-20,184 70,142 140,166 266,66 420,190", 19, { habits: ["back", "castle"] }) + falling,
  // Foothills: round backs, one behind the other, with spruces.
  `<path d="M-10 150C40 96 96 92 150 140 210 96 300 60 410 128V240H-10z" fill="var(--o-m1)"/>` +
    `<path d="M62 106C96 98 124 116 150 140 176 122 210 106 240 98 214 132 180 150 172 190H100C108 160 92 128 62 106zM318 84C352 86 384 106 410 128V200H330C352 160 348 116 318 84z" fill="var(--o-m2)"/>` +
    `<path d="M-10 176C60 140 130 150 200 184 270 150 340 140 410 168V240H-10z" fill="var(--o-m3)"/>` +
    spruces(-10, 118, 198, 5) +
    spruces(296, 410, 194, 8) +
    rolling,
  // Prairie: a wide sky, a grain elevator, fields in strips.
  `<path d="M-10 172C60 160 110 166 180 162 260 158 330 168 410 158V240H-10z" fill="var(--o-m1)"/>` +
    `<path d="M-10 180C120 170 280 176 410 170V240H-10z" fill="var(--o-m2)"/>` +
    `<path d="M38 190V96L46 84V64H72V84L80 96V190z" fill="var(--o-m1)"/><path d="M60 190V64H72V84L80 96V190z" fill="var(--o-m3)"/>` +
    `<path d="M42 66L59 50 76 66zM80 190V146H108V190z" fill="var(--o-m3)"/>` +
    `<path d="M0 188C130 180 270 186 400 180V260H0z" fill="var(--o-s4)"/>` +
    `<path d="M0 198C130 190 270 194 400 190V206C270 212 130 208 0 214zM300 183L340 260H400V181z" fill="var(--o-gr)"/>` +
    `<path d="M316 176h0M346 172h0M376 174h0" stroke="var(--o-gr)" stroke-width="16" stroke-linecap="round"/>` +
    ground("M0 210C130 204 280 216 400 204", "M0 228C130 218 270 238 400 222"),
  // The river: it comes down between two ranges and bends round the object.
  range("-20,150 52,70 180,186 334,92 460,190", 37, { snow: 0.3, habits: ["horn", "slab"] }) +
    `<path d="M0 186C120 176 280 190 400 174V260H0z" fill="var(--o-gr)"/>` +
    `<path d="M196 186C150 196 90 194 84 206 80 220 150 224 120 260H0C20 236 0 224 12 212 28 196 130 196 170 184z" fill="var(--o-s2)"/>` +
    `<path d="M84 206C80 220 150 224 120 260H96C118 232 56 222 66 206 72 198 110 196 130 194 104 198 86 202 84 206z" fill="var(--o-s4)"/>` +
    `<path d="M30 216h26M16 236h44M40 250h40" stroke="var(--o-sun)" stroke-width="4" stroke-linecap="round"/>` +
    `<path d="M180 200C260 186 330 200 400 190V260H128C150 232 140 216 180 200z" fill="var(--o-gr2)"/>` +
    `<ellipse cx="206" cy="226" rx="100" ry="12" fill="var(--o-ink)" opacity=".28"/>`,
  // Downtown from across the Bow: the tower, a few lit windows, low hills behind.
  `<path d="M-10 150C60 120 120 140 200 132 280 118 340 140 410 120V240H-10z" fill="var(--o-m1)"/>` +
    `<path d="M8 200V112H36V200zM44 200V132L60 122V200zM112 200V126H140V200zM278 200V104H306V200zM314 200V136H340V200zM346 200V84L376 66V200zM382 200V118H410V200z" fill="var(--o-m3)"/>` +
    `<path d="M8 200V112H20V200zM44 200V132L52 127V200zM112 200V126H124V200zM278 200V104H288V200zM314 200V136H322V200zM346 200V84L358 77V200zM382 200V118H392V200z" fill="var(--o-m2)"/>` +
    `<path d="M78 200C82 160 82 120 83 84H91C92 120 92 160 96 200zM86 58H88V72H86z" fill="var(--o-m3)"/>` +
    `<path d="M68 78C68 70 106 70 106 78L102 88H72z" fill="var(--o-ad)"/>` +
    `<path d="M26 124v5M26 140v5M14 132v5M14 154v5M130 138v5M118 150v5M298 116v5M298 134v5M284 126v5M284 150v5M332 150v5M368 92v5M368 110v5M354 102v5M354 126v5M400 132v5M400 150v5M388 142v5" stroke="var(--o-gl)" stroke-width="5"/>` +
    ground("M0 180C110 172 260 186 400 176", "M0 214C130 206 280 226 400 208"),
] as const;
