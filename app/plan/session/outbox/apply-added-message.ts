import type { Doc } from "yjs";

import { isSplitOf, itemsForSplit, newItemsOfSplit } from "#app/plan/rules/budget/items-of-split.ts";
import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { budgetItems } from "#app/plan/schema/budget.schema.ts";
import { tasks } from "#app/plan/schema/checklist.schema.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";
import type { AddedMessage, ListingsOrigin } from "#app/catalogue/plan-outbox/outbox-message.ts";

import { applyHearts, applyVendors, type VendorChange } from "./apply-listing-message.ts";
import { applyWeddingFact } from "./apply-wedding-fact.ts";
import { nothingCame, type Incoming, type ItemsQuestion } from "./arrivals.ts";
import { describeVendorChanges } from "./describe-vendor-changes.ts";

type MessageOf<Kind extends AddedMessage["kind"]> = Extract<AddedMessage, { kind: Kind }>;

const origins: Readonly<Record<ListingsOrigin, string>> = {
  "saved-list": "your saved list",
  comparison: "your comparison",
  directory: "the directory",
  "weekend-fit": "your search for a venue that fits",
};

/** Writes what a visitor added on another page. A message that was written before changes nothing. */
export function applyAddedMessage(document: Doc, message: AddedMessage, today: string): Incoming {
  switch (message.kind) {
    case "listings":
      return listingsCame(origins[message.from], applyHearts(document, message.ids, true));
    case "date":
      return applyWeddingFact(
        document,
        { from: "the date finder", field: "date", value: message.date },
        today,
      );
    case "budget":
      return applyBudget(document, message, today);
    case "tasks":
      return applyTasks(document, message);
    case "enquiry":
      return applyWholeEnquiry(document, message, today);
  }
}

function applyBudget(document: Doc, { cents, guests, lines }: MessageOf<"budget">, today: string): Incoming {
  const from = "the budget splitter";
  const total = applyWeddingFact(document, { from, field: "budgetCents", value: cents }, today);
  const hasItems = viewTable(budgetItems, document).rows().length > 0;
  // Which total the items add up to is what the couple answers first.
  const isOpen = hasItems || total.questions.length > 0;
  if (!isOpen) for (const { id, ...item } of newItemsOfSplit(lines)) putRow(budgetItems, document, id, item);
  return join(
    isOpen ? besideOwnItems(document, { from, field: "budgetItems", value: [...lines] }, total) : total,
    guests === null
      ? nothingCame
      : applyWeddingFact(document, { from, field: "guests", value: guests }, today),
  );
}

/**
 * A plan with items or a total of its own is asked about the lines, as long as they could take the place of some items,
 * or there are none.
 */
function besideOwnItems(document: Doc, question: ItemsQuestion, total: Incoming): Incoming {
  const lines = question.value;
  if (lines.every(({ cents }) => cents === 0) || isSplitOf(document, lines)) return total;
  const own = viewTable(budgetItems, document).rows();
  return own.length > 0 && itemsForSplit(document).length === 0
    ? withoutSplit(total)
    : join(total, { arrivals: [], questions: [question] });
}

/** What came of a budget whose parts stayed behind, and says so. */
function withoutSplit(total: Incoming): Incoming {
  return {
    ...total,
    arrivals: total.arrivals.map((arrival) => ({
      ...arrival,
      text: `${arrival.text} (your own items stay as they are)`,
    })),
  };
}

function applyTasks(document: Doc, { guide, event: kind, tasks: list }: MessageOf<"tasks">): Incoming {
  const { row } = viewTable(tasks, document);
  const event = viewTable(events, document)
    .rows()
    .find((one) => kind !== "" && one.kind === kind);
  const added = list.filter(({ id }) => row(id) === undefined);
  for (const { id, title, note } of added)
    putRow(tasks, document, id, { title, note, event: event?.id ?? "" });
  if (added.length === 0) return nothingCame;
  const text = added.length === 1 ? (added[0]?.title ?? "") : `${added.length} tasks`;
  return {
    arrivals: [{ from: `the guide “${guide}”`, text, listings: [], tool: "checklist" }],
    questions: [],
  };
}

function applyWholeEnquiry(document: Doc, message: MessageOf<"enquiry">, today: string): Incoming {
  const { reference, date, guests, vendors } = message;
  const from = `your enquiry ${reference}`;
  return join(
    date === null ? nothingCame : applyWeddingFact(document, { from, field: "date", value: date }, today),
    guests === null
      ? nothingCame
      : applyWeddingFact(document, { from, field: "guests", value: guests }, today),
    vendorsCame(from, applyVendors(document, vendors, reference)),
  );
}

function listingsCame(from: string, listings: string[]): Incoming {
  if (listings.length === 0) return nothingCame;
  return { arrivals: [{ from, text: "", listings, tool: "shortlist" }], questions: [] };
}

/** Each vendor with the status and the quote that it came with. */
function vendorsCame(from: string, changes: readonly VendorChange[]): Incoming {
  const { text, unnamed } = describeVendorChanges(changes);
  const named = text === "" ? [] : [{ from, text, listings: [], tool: "shortlist" as const }];
  return join({ arrivals: named, questions: [] }, listingsCame(from, unnamed));
}

const join = (...parts: readonly Incoming[]): Incoming => ({
  arrivals: parts.flatMap(({ arrivals }) => arrivals),
  questions: parts.flatMap(({ questions }) => questions),
});
