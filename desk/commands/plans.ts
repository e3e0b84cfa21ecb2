import { z } from "zod";

import { planSortOrders } from "#app/plan/repository/plan-sort-orders.ts";
import { answerTo } from "#desk/answer-to.ts";
import { deskCommand, type DeskCommandGroup } from "#desk/desk-command.ts";
import { requireReason } from "#desk/list-command.ts";
import { formatInstant } from "#desk/sanitize-text.ts";
import { printFields, printTable } from "#desk/print.ts";

const plan = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  bytes: z.object({ plan: z.int(), proposals: z.int() }),
  structs: z.int(),
  updates: z.int(),
  changes: z.int(),
  links: z.record(z.string(), z.int()),
  quarantinedAt: z.iso.datetime().nullable(),
  quarantineReason: z.string().nullable(),
});

type Plan = z.infer<typeof plan>;

const linksInWords = ({ links }: Plan) =>
  Object.entries(links)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([kind, number]) => `${number} ${kind}`)
    .join(", ") || "none";

const list = deskCommand({
  name: "list",
  options: {
    sort: { help: `by ${planSortOrders.join(", ")}; default: size`, value: "ORDER" },
    page: { help: "the next 50", value: "NUMBER" },
    quarantined: { help: "only those that are set aside" },
  },
  help: "how large plans are and who can open them, largest first; never what they say",
  answer: answerTo(
    "/plans",
    "$get",
    z.object({
      rows: z.array(plan),
      total: z.int(),
      quarantined: z.int(),
      page: z.int(),
      pages: z.int(),
    }),
  ),
  run: ({ request, flags, values }) => {
    const query = new URLSearchParams();
    for (const name of ["sort", "page"]) {
      const wanted = values.get(name);
      if (wanted !== undefined) query.set(name, wanted);
    }
    if (flags.has("quarantined")) query.set("quarantined", "");
    return request(`/plans?${query.toString()}`);
  },
  print: ({ rows, total, quarantined, page, pages }) => {
    if (rows.length === 0) console.log(total === 0 ? "No plans." : "No plans on this page.");
    else
      printTable(
        [
          { title: "Plan" },
          { title: "Bytes", right: true },
          { title: "Proposals", right: true },
          { title: "Structs", right: true },
          { title: "Updates", right: true },
          { title: "Made" },
          { title: "Changed" },
          { title: "Links", flexible: true },
          { title: "Quarantine", flexible: true },
        ],
        rows.map((row) => [
          row.id,
          String(row.bytes.plan),
          String(row.bytes.proposals),
          String(row.structs),
          String(row.updates),
          formatInstant(row.createdAt),
          formatInstant(row.changedAt),
          linksInWords(row),
          row.quarantinedAt === null
            ? ""
            : `since ${formatInstant(row.quarantinedAt)}: ${row.quarantineReason ?? "no reason given"}`,
        ]),
      );
    // On standard error and not in the list, so that a program that counts lines is not misled.
    console.error(`Page ${page} of ${pages}: ${total} in all. ${quarantined} quarantined.`);
  },
});

const fieldsOf = (it: Plan) =>
  [
    ["Plan", it.id],
    ["Made", formatInstant(it.createdAt)],
    ["Changed", formatInstant(it.changedAt)],
    ["Bytes", `${it.bytes.plan} of the plan, ${it.bytes.proposals} of proposals`],
    ["Structs", String(it.structs)],
    ["Updates", `${it.updates} stored, of ${it.changes} changes`],
    ["Links", linksInWords(it)],
    ["Quarantine", it.quarantinedAt === null ? "no" : `since ${formatInstant(it.quarantinedAt)}`],
    ["Reason", it.quarantineReason],
  ] as const;

const print = (it: Plan) => printFields(fieldsOf(it));

const pathOf = ([id = ""]: readonly string[]) => `/plans/${encodeURIComponent(id)}`;

const show = deskCommand({
  name: "show",
  positionals: ["ID"],
  help: "one plan: its size, its links, and why it is quarantined; nothing of what it says",
  answer: answerTo("/plans/:id", "$get", plan),
  run: ({ request, positionals }) => request(pathOf(positionals)),
  print,
});

const quarantine = deskCommand({
  name: "quarantine",
  positionals: ["ID"],
  options: { reason: { help: "why, for the record", value: "TEXT" } },
  help: "sets a plan aside: its bytes stay, and nothing opens it until you release or delete it",
  answer: answerTo("/plans/:id/quarantine", "$post", plan),
  run: (call) => {
    const reason = requireReason(call, "Say why, for later: plans quarantine ID --reason TEXT");
    return call.request(`${pathOf(call.positionals)}/quarantine`, { reason });
  },
  print,
});

const release = deskCommand({
  name: "release",
  positionals: ["ID"],
  help: "lets a quarantined plan be opened again; it goes back by itself if it still cannot be",
  answer: answerTo("/plans/:id/release", "$post", plan),
  run: ({ request, positionals }) => request(`${pathOf(positionals)}/release`, {}),
  print,
});

const remove = deskCommand({
  name: "delete",
  positionals: ["ID"],
  options: { yes: { help: "does it; without it nothing is changed and you see what would be deleted" } },
  help: "deletes a plan with its proposals, answers and links, for good",
  answer: answerTo("/plans/:id/delete", "$post", z.object({ plan, done: z.boolean() })),
  run: ({ request, positionals, flags }) =>
    request(`${pathOf(positionals)}/delete`, { isTrial: !flags.has("yes") }),
  print: ({ plan: it, done }) => {
    print(it);
    console.log(
      done
        ? "Deleted, with its proposals, what households answered, and every link to it. Devices that were connected are told; the copy on each device stays there. Backups have it until they are replaced."
        : "This would be deleted for good, with its proposals, what households answered, and every link to it. Nothing was changed. To do it: the same with --yes.",
    );
  },
});

export const plans: DeskCommandGroup = {
  name: "plans",
  help: "couples' plans on the server: how large they are, and which are set aside; never what they say",
  commands: [list, show, quarantine, release, remove],
};
