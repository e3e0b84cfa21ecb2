import { setTimeout as wait } from "node:timers/promises";

import { withDesk } from "#desk/desk-client.ts";
import { readSettings } from "#server/environment.ts";

import { makeCouples, sendForm, findWrongResponses, findWrongRows, type Couple } from "./couples.ts";
import { seededRandom } from "./seeded-random.ts";
import { highLimitSiteScript, startListeningSite, startSite, type SiteProcess } from "./site-process.ts";

export type CrashRounds = {
  /**
   * Decides what is sent and when the site is killed; which requests coincide with the kill also depends on
   * the machine.
   */
  seed: number;
  rounds: number;
  /** Environment of the site, with its DATA_DIR. */
  settings: Record<string, string>;
};

export type CrashReport = {
  /** Enquiries whose reference reached the couple before the kill of their round. */
  acknowledgedBeforeKill: number;
  /** Enquiries in progress at the moment of a kill. */
  underWay: number;
  /** Enquiries that were saved although the kill cut off the response: the repeated form finds them. */
  savedUnanswered: number;
  /** All violations: lost, doubled, torn or renamed enquiries, in words. */
  faults: string[];
};

const couplesPerRound = 12;
/**
 * Time within which the couples of a round send their forms that do not send them at once, in milliseconds.
 */
const arrivalMillis = 250;

/**
 * Kills the site while couples send enquiries, starts it again on the same folder, and checks whether every
 * acknowledged enquiry is there, complete and once. Forms without a response are sent again, as the page
 * does; so are acknowledged ones, which have to get the same reference.
 */
export async function runCrashRounds({ seed, rounds, settings }: CrashRounds): Promise<CrashReport> {
  const random = seededRandom(seed);
  const report: CrashReport = { acknowledgedBeforeKill: 0, underWay: 0, savedUnanswered: 0, faults: [] };
  const all: Couple[] = [];
  let site = await startListeningSite(settings, highLimitSiteScript);
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const couples = makeCouples(`Round ${round}`, couplesPerRound, random);
      all.push(...couples);
      report.underWay += await sendAndKill(site, couples, random);
      report.acknowledgedBeforeKill += couples.filter(({ references }) => references.length > 0).length;

      if (random() < 0.3) await killWhileStarting(settings, random);
      site = await startListeningSite(settings, highLimitSiteScript);
      report.faults.push(...(await missingAtTheDesk(couples, settings)));
      // Everybody sends once more: those without a response because they have none, the others by a reload.
      await Promise.all(couples.map((couple) => sendForm(site.origin, couple)));
      report.savedUnanswered += couples.filter(({ foundSaved }) => foundSaved).length;
    }
  } finally {
    await site[Symbol.asyncDispose]();
  }
  report.faults.push(...all.flatMap(findWrongResponses), ...(await findWrongRows(all, settings)));
  return report;
}

/**
 * The couples send their forms, some at once, some over a moment, in which the site is killed some responses
 * after the first.
 * @returns how many forms were in progress at the kill
 */
async function sendAndKill(
  site: SiteProcess & { origin: string },
  couples: Couple[],
  random: () => number,
): Promise<number> {
  const answersBeforeKill = 1 + Math.floor(random() * (couplesPerRound - 2));
  const delayMillis = random() < 0.5 ? 0 : random() * 10;
  const shareAtOnce = 0.5 + random() / 2;
  let killed: Promise<number> | undefined;
  const kill = async () => {
    if (delayMillis > 0) await wait(delayMillis);
    const underWay = couples.filter((couple) => couple.underWay).length;
    site.child.kill("SIGKILL");
    await site.ended;
    return underWay;
  };
  await Promise.all(
    couples.map(async (couple) => {
      if (random() > shareAtOnce) await wait(random() * arrivalMillis);
      await sendForm(site.origin, couple).catch(() => undefined);
      const answers = couples.filter(({ references }) => references.length > 0).length;
      if (answers >= answersBeforeKill) killed ??= kill();
    }),
  );
  return killed ?? kill();
}

async function killWhileStarting(settings: Record<string, string>, random: () => number): Promise<void> {
  const site = startSite(settings, highLimitSiteScript);
  await wait(random() * 1200);
  site.child.kill("SIGKILL");
  await site.ended;
}

/** Enquiries that the desk of the restarted site does not find, although their couples have the reference. */
async function missingAtTheDesk(couples: Couple[], settings: Record<string, string>): Promise<string[]> {
  const missing: string[] = [];
  await withDesk(readSettings(settings), async (ask) => {
    for (const { name, references } of couples)
      for (const reference of references)
        await ask(`/enquiries/${reference}`).catch((error: unknown) =>
          missing.push(`${name} is not at the desk under ${reference}: ${String(error)}`),
        );
  });
  return missing;
}
