import type { Doc } from "yjs";
import { z } from "zod";

import { calendarEntries } from "./calendar-entries.ts";
import { viewTable } from "#app/plan/document/plan-table.ts";
import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { lastDayOf } from "#app/plan/rules/retention/plan-end.ts";
import { projectFamily, projectHouseholds, projectRsvp } from "./household-view.ts";
import { projectPage } from "./project-page.ts";
import { businessSheetData } from "./business-sheet-data.ts";
import { shortlist } from "#app/plan/schema/shortlist.schema.ts";

import { projectionKinds, type ProjectionKind } from "#database/enums.ts";
import type { ProjectionChange } from "#app/plan/document/projection-types.ts";

type Reading = { kind: ProjectionKind; subject: string; content: object };

/**
 * Maximum number of businesses with a sheet. Each sheet names the others, so that sheets grow with the square
 * of their number; a wedding has some twenty.
 */
export const maxBusinessSheets = 200;

/** References of enquiries that the couple sent through the site, as far as the plan has them. */
const enquiriesOf = (plan: Doc): string[] =>
  [
    ...new Set(
      viewTable(shortlist, plan)
        .rows()
        .flatMap(({ enquiry }) => (enquiry === "" ? [] : [enquiry])),
    ),
  ]
    .toSorted()
    .slice(0, maxBusinessSheets);

/** All current projections of a plan for readers without the document. */
function* readPlan(plan: Doc): Iterable<Reading> {
  const row = viewTable(wedding, plan).row(weddingRowId);
  yield {
    kind: "wedding",
    subject: "",
    content: {
      title: row?.title ?? "",
      lastDay: lastDayOf(row?.date, viewTable(events, plan).rows()),
      enquiries: enquiriesOf(plan),
    },
  };
  yield { kind: "rsvp", subject: "", content: projectRsvp(plan) };
  for (const [subject, content] of projectHouseholds(plan)) yield { kind: "household", subject, content };
  for (const { id } of viewTable(shortlist, plan).rows().slice(0, maxBusinessSheets)) {
    const content = businessSheetData(plan, id);
    if (content !== null) yield { kind: "business", subject: id, content };
  }
  for (const [subject, content] of projectFamily(plan)) yield { kind: "family", subject, content };
  yield { kind: "calendar", subject: "", content: { entries: calendarEntries(plan) } };
  yield { kind: "page", subject: "", content: projectPage(plan) };
}

/** The last written projections of a plan, as text, by kind and subject. */
export type KnownProjections = Map<string, string>;

const nameOf = ({ kind, subject }: { kind: ProjectionKind; subject: string }) => `${kind}/${subject}`;

/**
 * The changed projections.
 * @param known updated to the current ones
 */
export function changedProjections(plan: Doc, known: KnownProjections): ProjectionChange[] {
  const changes: ProjectionChange[] = [];
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
    changes.push({ kind: z.enum(projectionKinds).parse(kind), subject, content: null });
  }
  return changes;
}

/**
 * PostgreSQL's JSON has no zero character, and no half of a surrogate pair, which cutting a long text can
 * leave.
 */
const asStored = (_name: string, value: unknown): unknown =>
  typeof value === "string" ? value.replaceAll("\0", "").toWellFormed() : value;
