import { z } from "zod";

import { answerTo } from "#desk/answer-to.ts";
import { deskCommand, type DeskCommandContext, type DeskCommandGroup } from "#desk/desk-command.ts";
import { requireReason } from "#desk/list-command.ts";
import { formatInstant } from "#desk/sanitize-text.ts";
import { printFields, printTable } from "#desk/print.ts";

const listing = z.object({ id: z.int(), name: z.string() });

const said = z.object({
  status: z.string(),
  answer: z.string().nullable(),
  text: z.string(),
  source: z.string(),
  checkedOn: z.string(),
});

const fact = said.extend({ listing, key: z.string(), saidBy: z.string(), isOld: z.boolean() });

type Fact = z.infer<typeof fact>;

const columns = [
  { title: "Venue", flexible: true },
  { title: "Fact" },
  { title: "Says", flexible: true },
  { title: "By" },
  { title: "On" },
  { title: "Source", flexible: true },
] as const;

const cells = ({ listing: { id, name }, key, status, saidBy, checkedOn, isOld, source, ...rest }: Fact) => [
  `${name} (${id})`,
  key,
  words(rest),
  `${saidBy}, ${status}`,
  `${checkedOn}${isOld ? " OLD" : ""}`,
  source,
];

const words = ({ answer, text }: { answer: string | null; text: string }) =>
  [answer, text].filter(Boolean).join(": ");

const list = deskCommand({
  name: "list",
  options: {
    old: { help: "those over a year old, from any source" },
    all: { help: "all that count" },
  },
  help: "what venues have reported and the desk has not looked at yet",
  answer: answerTo("/facts", "$get", z.object({ rows: z.array(fact), total: z.int() })),
  run: ({ request, flags }) => {
    if (flags.has("all")) return request("/facts?which=all");
    return request(`/facts?which=${flags.has("old") ? "old" : "reported"}`);
  },
  print: ({ rows, total }) => {
    if (rows.length === 0) console.log(`Nothing to look at; ${total} facts count.`);
    else printTable(columns, rows.map(cells));
  },
});

const wanted = deskCommand({
  name: "wanted",
  help: "what couples asked of venues and nobody has said yet: what is worth a call",
  answer: answerTo(
    "/facts/wanted",
    "$get",
    z.object({
      rows: z.array(
        z.object({
          listing: z.object({ id: z.int(), name: z.string(), phone: z.string().nullable() }),
          key: z.string(),
          couples: z.int(),
        }),
      ),
    }),
  ),
  run: ({ request }) => request("/facts/wanted"),
  print: ({ rows }) => {
    if (rows.length === 0) console.log("Nobody has asked for anything that is not known.");
    else
      printTable(
        [
          { title: "Couples", right: true },
          { title: "Venue", flexible: true },
          { title: "Fact" },
          { title: "Telephone" },
        ],
        rows.map(({ listing: { id, name, phone }, key, couples }) => [
          String(couples),
          `${name} (${id})`,
          key,
          phone ?? "",
        ]),
      );
  },
});

const show = deskCommand({
  name: "show",
  positionals: ["ID", "[FACT]"],
  help: "the facts of a venue, or all that was ever said of one of them",
  answer: z.union([
    answerTo(
      "/facts/:id{[1-9][0-9]{0,8}}",
      "$get",
      z.object({ listing, rows: z.array(fact), unknown: z.array(z.string()) }),
    ),
    answerTo(
      "/facts/:id{[1-9][0-9]{0,8}}/:key",
      "$get",
      z.object({
        listing,
        key: z.string(),
        rows: z.array(
          z.object({
            number: z.int(),
            changedAt: z.iso.datetime(),
            changedBy: z.string(),
            said: said.nullable(),
            rejects: z.int().nullable(),
            reason: z.string().nullable(),
            counts: z.boolean(),
            isRejected: z.boolean(),
          }),
        ),
      }),
    ),
  ]),
  run: ({ request, positionals: [id = "", key] }) =>
    request(`/facts/${encodeURIComponent(id)}${key === undefined ? "" : `/${encodeURIComponent(key)}`}`),
  print: (shown) => {
    printFields([["Venue", `${shown.listing.name} (${shown.listing.id})`]]);
    if ("unknown" in shown) {
      printTable(columns, shown.rows.map(cells));
      printFields([["Not known", shown.unknown.join(", ")]]);
      return;
    }
    if (shown.rows.length === 0) console.log(`Nothing was ever said of ${shown.key}.`);
    printTable(
      [
        { title: "No.", right: true },
        { title: "When" },
        { title: "Who" },
        { title: "What", flexible: true },
        { title: "Source", flexible: true },
        { title: "Note" },
      ],
      shown.rows.map((row) => [
        String(row.number),
        formatInstant(row.changedAt),
        row.changedBy,
        describe(row),
        row.said === null ? "" : `${row.said.source}, ${row.said.checkedOn}`,
        [row.counts && "counts", row.isRejected && "rejected"].filter(Boolean).join(", "),
      ]),
    );
  },
});

function describe(row: { said: z.infer<typeof said> | null; rejects: number | null; reason: string | null }) {
  if (row.rejects !== null) return `rejects ${row.rejects}: ${row.reason ?? ""}`;
  return row.said === null ? "says nothing of it any more" : `${row.said.status}, ${words(row.said)}`;
}

const settled = z.object({
  listing,
  key: z.string(),
  now: said.nullable(),
  correction: z.string().nullable(),
});

const printSettled = ({ listing: { name }, key, now, correction }: z.infer<typeof settled>) =>
  printFields([
    [
      "Done",
      now === null
        ? `Nothing counts of ${key} at ${name} any more: couples read that it is not known.`
        : `${key} at ${name} is now ${words(now)} (${now.status}, ${now.source}, ${now.checkedOn}).`,
    ],
    ["Correction", correction && `${correction} is done`],
  ]);

const further = {
  source: { help: "where it comes from; couples read it", value: "TEXT" },
  on: { help: "the day it was checked; default: today", value: "YYYY-MM-DD" },
  correction: { help: "a correction that is done with it", value: "REFERENCE" },
};

const post = (
  { request, positionals: [id = "", key = ""], values }: DeskCommandContext,
  what: string,
  wish: object,
) =>
  request(`/facts/${encodeURIComponent(id)}/${encodeURIComponent(key)}/${what}`, {
    ...wish,
    correction: values.get("correction") ?? null,
  });

const set = deskCommand({
  name: "set",
  positionals: ["ID", "FACT"],
  options: {
    answer: { help: "yes, no or depends", value: "ANSWER" },
    text: { help: "the fact in a sentence or two", value: "TEXT" },
    from: { help: "of the fact guests: the smallest party", value: "N" },
    to: { help: "of the fact guests: the largest party", value: "N" },
    reported: { help: "from a source other than the venue or an authority" },
    ...further,
  },
  help: "says a fact, with its source; couples read it at once",
  answer: answerTo("/facts/:id{[1-9][0-9]{0,8}}/:key/:what{(?:set|confirm|reject)}", "$post", settled),
  run: (call) => {
    const value = (name: string) => call.values.get(name) ?? "";
    return post(call, "set", {
      answer: value("answer"),
      text: value("text"),
      guestsFrom: value("from"),
      guestsTo: value("to"),
      source: value("source"),
      on: value("on"),
      reported: call.flags.has("reported"),
    });
  },
  print: printSettled,
});

const confirm = deskCommand({
  name: "confirm",
  positionals: ["ID", "FACT"],
  options: further,
  help: "confirms what counts now, with its source",
  answer: answerTo("/facts/:id{[1-9][0-9]{0,8}}/:key/:what{(?:set|confirm|reject)}", "$post", settled),
  run: (call) =>
    post(call, "confirm", { source: call.values.get("source") ?? "", on: call.values.get("on") ?? "" }),
  print: printSettled,
});

const reject = deskCommand({
  name: "reject",
  positionals: ["ID", "FACT"],
  options: {
    reason: { help: "why, in words that the venue reads on its private page", value: "TEXT" },
    correction: further.correction,
  },
  help: "takes out what counts now: what counted before it comes back",
  answer: answerTo("/facts/:id{[1-9][0-9]{0,8}}/:key/:what{(?:set|confirm|reject)}", "$post", settled),
  run: (call) => {
    const reason = requireReason(call, "Say why: the venue reads it. facts reject ID FACT --reason TEXT");
    return post(call, "reject", { reason });
  },
  print: printSettled,
});

export const facts: DeskCommandGroup = {
  name: "facts",
  help: "what is known of venues, who says so and since when",
  commands: [list, wanted, show, set, confirm, reject],
};
