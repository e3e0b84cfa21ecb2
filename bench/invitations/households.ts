import { setTimeout as wait } from "node:timers/promises";

/** What became of one household's visit. Times are in milliseconds of performance.now(). */
export type HouseholdVisit = {
  household: string;
  /** How long the page and the answer took, in milliseconds; the last try where the site was away. */
  page: number;
  answer: number;
  /** When the site said that it has the answer. */
  acknowledged: number;
  /** Answers with status 503. */
  refusals: number;
};

type Site = () => string;

/** Long enough for a site that starts again on a busy machine, in milliseconds. */
const patience = 120_000;

/** A household opens its page and answers, and tries again for as long as the site is away. */
export async function sendRsvp(
  origin: Site,
  household: string,
  code: string,
  number: number,
): Promise<HouseholdVisit> {
  const visit: HouseholdVisit = { household, page: 0, answer: 0, acknowledged: 0, refusals: 0 };
  // Each has an address of its own, as telephones have.
  const headers = { "X-Forwarded-For": `198.18.${number >> 8}.${number & 255}` };
  const ask = async (request: () => RequestInit) => {
    const until = performance.now() + patience;
    for (;;) {
      const begun = performance.now();
      const answer = await fetch(`${origin()}/rsvp/${code}`, { redirect: "manual", ...request() }).catch(
        () => null,
      );
      const text = await answer?.text().catch(() => null);
      if (answer?.status === 503) visit.refusals += 1;
      if (answer !== null && typeof text === "string" && answer.status < 500)
        return { status: answer.status, millis: performance.now() - begun };
      if (performance.now() > until) throw new Error(`The page of ${household} does not open.`);
      await wait(250);
    }
  };
  const page = await ask(() => ({ headers }));
  if (page.status !== 200) throw new Error(`The page of ${household} answered ${page.status}.`);
  visit.page = page.millis;
  const body = new URLSearchParams({ "coming-reception": "1", message: `${household} is happy to come.` });
  const answer = await ask(() => ({ method: "POST", headers: { ...headers, Origin: origin() }, body }));
  if (answer.status !== 302) throw new Error(`The answer of ${household} got ${answer.status}.`);
  visit.answer = answer.millis;
  visit.acknowledged = performance.now();
  return visit;
}
