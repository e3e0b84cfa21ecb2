import type { FactPage, PageQuestion } from "#content/fact-pages/fact-pages.ts";
import type { ReportableFactKey } from "#content/catalogue/reportable-fact-keys.ts";
import type { Listing, VenueDetails } from "#app/catalogue/directory/listing.ts";
import { withAge, type WithAge } from "#app/catalogue/venue-facts/fact-age.ts";

import { saidOfGuests } from "./said-of-guests.ts";

/** What is known about one question, with where it comes from. */
export type PageStatement = {
  answer: string | null;
  text: string;
  status: string;
  saidBy: string;
  source: string;
  checkedOn: string;
  confidence: string;
};

/** An answer to a question of a page; an unknown one may have a statement that is none (`hints`). */
export type PageAnswer = {
  key: ReportableFactKey;
  result: "yes" | "condition" | "no" | "unknown";
  said: WithAge<PageStatement> | null;
  /** What a yes still leaves to arrange. */
  arrange: string | null;
};

/** Whether a business is what a page is about; a condition needs something settled, an unknown needs an answer. */
export type BusinessVerdict = {
  result: "fits" | "condition" | "unknown" | "fails";
  /** By question, the answer that counts. */
  answers: readonly PageAnswer[];
  /** What was said of its questions, in any way, and is no answer: too old, too unsure, or not all that is asked. */
  hints: readonly (PageAnswer & { said: WithAge<PageStatement> })[];
  /** How many different questions of the page it has answered. */
  answered: number;
};

/** What the rule reads of a listing. */
export type JudgedListing = Pick<Listing, "facts"> & {
  card: Pick<Listing["card"], "category">;
  venue: Pick<VenueDetails, "facts" | "rooms" | "guestsFact" | "guestsFrom" | "guestsTo"> | null;
};

/**
 * Holds a business against a page. A statement that we aren't sure of, or that is more than a year old, is not an
 * answer: it is asked again.
 * @param today day in Alberta
 */
export function judgeBusiness(
  { asks }: Pick<FactPage, "asks">,
  listing: JudgedListing,
  today: string,
): BusinessVerdict {
  const all = asks.map((ways) => ways.map((way) => answerOf(way, listing, today)));
  const answers = all.map(bestOf);
  const known = all.flat().filter(({ result }) => result !== "unknown");
  const hints = all
    .flat()
    .flatMap((answer) =>
      answer.result === "unknown" && answer.said !== null ? [{ ...answer, said: answer.said }] : [],
    );
  return { result: sumOf(answers), answers, hints, answered: new Set(known.map(({ key }) => key)).size };
}

function answerOf(question: PageQuestion, listing: JudgedListing, today: string): PageAnswer {
  const key = "guests" in question ? "guests" : question.fact;
  const statement =
    "guests" in question ? saidOfGuests(listing, question.guests) : saidOfFact(listing, question.fact);
  const arrange = "thenArrange" in question ? question.thenArrange : null;
  if (statement === null) return { key, result: "unknown", said: null, arrange };
  const said = withAge(statement, today);
  return { key, result: said.isOld ? "unknown" : resultOf(statement, arrange !== null), said, arrange };
}

function resultOf({ answer, confidence }: PageStatement, isOnlyAWay: boolean): PageAnswer["result"] {
  if (confidence === "low") return "unknown";
  if (answer === "yes") return isOnlyAWay ? "condition" : "yes";
  return answer === "no" ? "no" : answer === "depends" ? "condition" : "unknown";
}

function saidOfFact({ facts, venue }: JudgedListing, key: ReportableFactKey): PageStatement | null {
  return (venue?.facts ?? facts).find((fact) => fact.key === key) ?? null;
}

/** Of several ways, one that is unknown may still be a yes: only where all are closed is it a no. */
const bestFirst = ["yes", "condition", "unknown", "no"] as const;

function bestOf(ways: readonly PageAnswer[]): PageAnswer {
  const best = ways.toSorted((a, b) => bestFirst.indexOf(a.result) - bestFirst.indexOf(b.result))[0];
  if (best === undefined) throw new Error("A question of a page has no way to be answered.");
  return best;
}

function sumOf(answers: readonly PageAnswer[]): BusinessVerdict["result"] {
  const has = (result: PageAnswer["result"]) => answers.some((answer) => answer.result === result);
  return has("no") ? "fails" : has("unknown") ? "unknown" : has("condition") ? "condition" : "fits";
}
