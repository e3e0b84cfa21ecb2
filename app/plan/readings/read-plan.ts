import type { Doc } from "yjs";
import { z } from "zod";

import { calendarEntries } from "#app/plan/projections/calendar-entries.ts";
import { viewTable } from "#app/plan/document/plan-table.ts";
import { wedding, weddingRow } from "#app/plan/document/wedding-tables.ts";
import { readHouseholds, readRsvp } from "#app/plan/projections/household-view.ts";
import { businessSlice } from "#app/plan/projections/business-sheet-data.ts";
import { shortlist } from "#app/plan/shortlist/shortlist-tables.ts";

import { readingKinds, type ReadingChange, type ReadingKind } from "#app/plan/document/projection-types.ts";

type Reading = { kind: ReadingKind; subject: string; content: object };

/**
 * So many businesses have a sheet. Each names whom it meets, so that sheets grow with the square of their
 * number; a wedding has some twenty.
 */
export const mostSheets = 200;

/** All that readers without the document see of a plan as it is now. */
function* readPlan(plan: Doc): Iterable<Reading> {
  yield {
    kind: "wedding",
    subject: "",
    content: { title: viewTable(wedding, plan).row(weddingRow)?.title ?? "" },
  };
  yield { kind: "rsvp", subject: "", content: readRsvp(plan) };
  for (const [subject, content] of readHouseholds(plan)) yield { kind: "household", subject, content };
  for (const { id } of viewTable(shortlist, plan).rows().slice(0, mostSheets)) {
    const content = businessSlice(plan, id);
    if (content !== null) yield { kind: "business", subject: id, content };
  }
  yield { kind: "calendar", subject: "", content: { entries: calendarEntries(plan) } };
}

/** What was last written of a plan, as text, by kind and subject. */
export type KnownReadings = Map<string, string>;

const nameOf = ({ kind, subject }: { kind: ReadingKind; subject: string }) => `${kind}/${subject}`;

/**
 * The readings that are others than before.
 * @param known changed to what is read now
 */
export function changedReadings(plan: Doc, known: KnownReadings): ReadingChange[] {
  const changes: ReadingChange[] = [];
  const gone = new Set(known.keys());
  for (const reading of readPlan(plan)) {
    const name = nameOf(reading);
    const text = JSON.stringify(reading.content, asStored);
    gone.delete(name);
    if (known.get(name) === text) continue;
    known.set(name, text);
    changes.push({ ...reading, content: JSON.parse(text) });
  }
  for (const name of gone) {
    known.delete(name);
    const [kind, subject] = [name.slice(0, name.indexOf("/")), name.slice(name.indexOf("/") + 1)];
    changes.push({ kind: z.enum(readingKinds).parse(kind), subject, content: null });
  }
  return changes;
}

/** PostgreSQL has no zero character in JSON, and no half of one, as cutting a long text leaves it. */
const asStored = (_name: string, value: unknown): unknown =>
  typeof value === "string" ? value.replaceAll("\0", "").toWellFormed() : value;
