import { reportableFactKeys } from "#content/catalogue/reportable-fact-keys.ts";
import { Hono } from "hono";
import { z } from "zod";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import {
  factChoices,
  listFacts,
  listWantedFacts,
  showFactHistory,
  showVenueFacts,
} from "#app/business/fact-reports/fact-desk.server.ts";
import { factReportSchema } from "#app/business/fact-reports/fact-report.ts";
import { postWithoutJobQueue } from "#app/messaging/outbox/post-mails.server.ts";
import { applyFactAction, type FactAction } from "#app/business/fact-reports/apply-fact-action.server.ts";

import { CommandRejectedError, type DeskSite } from "./desk-site.ts";

const text = z.string().trim();
const day = z.union([z.literal(""), z.iso.date()]);
const common = { correction: z.string().nullable() };

const wishes = {
  set: z.object({
    answer: text,
    text,
    guestsFrom: text,
    guestsTo: text,
    source: text,
    on: day,
    reported: z.boolean(),
    ...common,
  }),
  confirm: z.object({ source: text, on: day, ...common }),
  reject: z.object({ reason: text.min(1), ...common }),
};

const noVenue = "No venue has this number. All of them: npm run desk -- listings list";

/** Why a step is not possible. */
const hindrances = {
  "no-venue": noVenue,
  unknown: "Nothing counts of this fact: there is nothing to confirm or to reject. Set it with facts set.",
  "no-correction": "This venue has no correction of this reference.",
};

/** Facts of venues: list, show one's history, set, confirm, reject; and which ones are wanted. */
export function factsDesk({ database }: DeskSite) {
  const office = { database, postMails: postWithoutJobQueue };
  return new Hono()
    .get("/", async (context) => {
      const choice = factChoices.find((known) => known === context.req.query("which")) ?? "reported";
      return context.json(await listFacts(database, choice));
    })
    .get("/wanted", async (context) => context.json(await listWantedFacts(database)))
    .get("/:id{[1-9][0-9]{0,8}}", async (context) => {
      const shown = await showVenueFacts(database, Number(context.req.param("id")));
      return shown === null ? context.json({ message: noVenue }, 404) : context.json(shown);
    })
    .get("/:id{[1-9][0-9]{0,8}}/:key", async (context) => {
      const { id, key } = context.req.param();
      const shown = await showFactHistory(database, Number(id), readKey(key));
      return shown === null ? context.json({ message: noVenue }, 404) : context.json(shown);
    })
    .post("/:id{[1-9][0-9]{0,8}}/:key/:what{(?:set|confirm|reject)}", async (context) => {
      const { id, key: word, what } = context.req.param();
      const key = readKey(word);
      const body: unknown = await context.req.json();
      const { correction } = z.object(common).parse(body);
      const settled = await applyFactAction(office, Number(id), key, readStep(key, what, body), correction);
      if (typeof settled === "string") throw new CommandRejectedError(hindrances[settled]);
      return context.json(settled);
    })
    .all("*", (context) => context.json({ message: noVenue }, 404));
}

function readKey(word: string) {
  const key = reportableFactKeys.find((known) => known.toLowerCase() === word.toLowerCase());
  if (key === undefined)
    throw new CommandRejectedError(
      `The desk does not know the fact '${word}'. It knows: ${reportableFactKeys.join(", ")}.`,
    );
  return key;
}

function readStep(key: (typeof reportableFactKeys)[number], what: string, body: unknown): FactAction {
  if (what === "reject") return { what, reason: wishes.reject.parse(body).reason };
  const { source, on } = wishes.confirm.parse(body);
  if (source === "")
    throw new CommandRejectedError(
      "Say where it comes from: --source TEXT, such as the venue's price list of 2027.",
    );
  const today = albertaDate(new Date());
  const checkedOn = on === "" ? today : on;
  if (checkedOn > today) throw new CommandRejectedError("--on is a day that has not come yet in Alberta.");
  if (what === "confirm") return { what, source, checkedOn };
  const { reported, ...wish } = wishes.set.parse(body);
  const read = factReportSchema.safeParse({ fact: key, ...wish });
  if (!read.success)
    throw new CommandRejectedError(
      read.error.issues
        .map(({ path, message }) => `${optionOf[String(path[0])] ?? "The fact"}: ${message}.`)
        .join(" "),
    );
  const { fact: _fact, ...said } = read.data;
  const status = reported ? "reported" : "confirmed";
  return { what: "set", value: { ...said, status, confidence: "high", source, checkedOn } };
}

/** The field as the operator typed it. */
const optionOf: Partial<Record<string, string>> = {
  answer: "--answer",
  text: "--text",
  guestsFrom: "--from",
  guestsTo: "--to",
};
