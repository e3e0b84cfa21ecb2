import { pairId } from "#app/plan/schema/guests.schema.ts";
import type { SeatingWishRow } from "#app/plan/schema/seating.schema.ts";

type Wish = Pick<SeatingWishRow, "first" | "second" | "wish">;

/** Two households that are to sit apart, and those over which they are to sit together: both ends included. */
export type Contradiction = { households: readonly string[] };

/** Rules that can't all hold: households that are to sit apart, and together over a chain of others. */
export function findContradictions(wishes: readonly Wish[]): Contradiction[] {
  const beside = new Map<string, string[]>();
  for (const { first, second, wish } of wishes) {
    if (wish !== "together" || first === second) continue;
    beside.set(first, [...(beside.get(first) ?? []), second]);
    beside.set(second, [...(beside.get(second) ?? []), first]);
  }
  return wishes.flatMap(({ first, second, wish }) => {
    const chain = wish === "apart" && first !== second ? shortestChain(beside, first, second) : null;
    return chain === null ? [] : [{ households: chain }];
  });
}

/** The shortest chain from one household to another; null where there is none. */
function shortestChain(
  beside: ReadonlyMap<string, readonly string[]>,
  from: string,
  to: string,
): string[] | null {
  const cameFrom = new Map<string, string | null>([[from, null]]);
  // A household that is added while it is walked is walked, too.
  for (const [at] of cameFrom) {
    if (at === to) break;
    for (const next of beside.get(at) ?? []) if (!cameFrom.has(next)) cameFrom.set(next, at);
  }
  if (!cameFrom.has(to)) return null;
  const chain: string[] = [];
  for (let at: string | null = to; at !== null; at = cameFrom.get(at) ?? null) chain.unshift(at);
  return chain;
}

/**
 * 'Gill and Shah can’t sit apart and together unless Brar sits at several tables: Gill sits with Brar, Brar sits with
 * Shah.' To sit with somebody is to share one table: a household in between that has several can sit with both.
 */
export function describeContradiction(
  { households }: Contradiction,
  nameOf: (household: string) => string,
): string {
  const names = households.map(nameOf);
  const links = names.slice(1).map((name, at) => `${names[at]} sits with ${name}`);
  const between = names.slice(1, -1);
  const unless = between.length === 0 ? "" : ` unless ${between.join(" or ")} sits at several tables`;
  return `${names[0]} and ${names.at(-1)} can’t sit apart and together${unless}: ${links.join(", ")}.`;
}

/** '3 rules, 1 contradiction'; '' without a rule. */
export function describeRuleCount(rules: number, contradictions: number): string {
  if (rules === 0) return "";
  const counted = rules === 1 ? "1 rule" : `${rules} rules`;
  if (contradictions === 0) return counted;
  return `${counted}, ${contradictions === 1 ? "1 contradiction" : `${contradictions} contradictions`}`;
}

/**
 * What a rule does to those that there are: it replaces one of the same two households, or can't hold together with
 * others. Null where it just joins them.
 */
export function describeNewWish(
  wish: Wish,
  rows: readonly SeatingWishRow[],
  nameOf: (household: string) => string,
): string | null {
  const id = pairId(wish.first, wish.second);
  const before = rows.find((row) => row.id === id && row.wish !== null);
  const [one, other] = [nameOf(wish.first), nameOf(wish.second)];
  if (before?.wish === wish.wish) return `You already have this rule for ${one} and ${other}.`;
  const others = rows.filter((row) => row.id !== id);
  const known = new Set(findContradictions(others).map(({ households }) => keyOf(households)));
  const [contradiction] = findContradictions([...others, wish]).filter(
    ({ households }) => !known.has(keyOf(households)),
  );
  const said = [
    ...(before === undefined
      ? []
      : [
          `This replaces your rule that ${one} ${before.wish === "together" ? "sits with" : "sits apart from"} ${other}.`,
        ]),
    ...(contradiction === undefined ? [] : [describeContradiction(contradiction, nameOf)]),
  ];
  return said.length === 0 ? null : said.join(" ");
}

const keyOf = (households: readonly string[]) => pairId(households[0] ?? "", households.at(-1) ?? "");
