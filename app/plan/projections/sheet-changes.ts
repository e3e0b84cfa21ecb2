import type { BusinessProjection, SheetChanges } from "#app/plan/document/projection-types.ts";

import {
  formerLoadIn,
  isBesideChanged,
  isCallChanged,
  removedLines,
  seenLinesOf,
} from "./sheet-differences.ts";

/** Maximum number of removed lines that a sheet tells of: the newest. */
const maxRemoved = 20;

const nothing: SheetChanges = { call: null, beside: null, loadIn: null, removed: [] };

/**
 * What changed of a business's sheet beside its lines: contacts, load-in, and lines that were removed. Of what stays,
 * it keeps what was said before; a line that is back is no longer removed.
 * @param previous sheet; null for none
 * @param at the instant of this change, in ISO form
 */
export function sheetChangesSince(
  sheet: BusinessProjection,
  previous: BusinessProjection | null,
  at: string,
): SheetChanges | null {
  if (previous === null) return null;
  const told = previous.changes ?? nothing;
  const [before, now] = [seenLinesOf(previous), seenLinesOf(sheet)];
  const loadIn = formerLoadIn(sheet, before);
  return unlessNothing({
    call: isCallChanged(sheet, before) ? at : told.call,
    beside: isBesideChanged(sheet, before) ? at : told.beside,
    loadIn: loadIn === null ? told.loadIn : { date: loadIn.date, start: loadIn.start, at },
    removed: [
      ...told.removed.filter(({ id }) => !Object.hasOwn(now, id)),
      ...removedLines(before, sheet).map(({ id, title, date, start }) => ({ id, title, date, start, at })),
    ].slice(-maxRemoved),
  });
}

/** Those changes that came after an instant: who got the link then saw nothing of what was before. */
export function changesAfter(changes: SheetChanges | null, instant: Date): SheetChanges | null {
  if (changes === null) return null;
  const isLater = (at: string) => new Date(at) > instant;
  const { call, beside, loadIn, removed } = changes;
  return unlessNothing({
    call: call !== null && isLater(call) ? call : null,
    beside: beside !== null && isLater(beside) ? beside : null,
    loadIn: loadIn !== null && isLater(loadIn.at) ? loadIn : null,
    removed: removed.filter(({ at }) => isLater(at)),
  });
}

const unlessNothing = (changes: SheetChanges): SheetChanges | null =>
  changes.call === null && changes.beside === null && changes.loadIn === null && changes.removed.length === 0
    ? null
    : changes;
