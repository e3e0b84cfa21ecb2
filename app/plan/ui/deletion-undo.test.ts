import { expect, test } from "vitest";
import { Doc, UndoManager } from "yjs";

import { localOrigin } from "#app/plan/document/plan-table.ts";

import { deletionUndo } from "./deletion-undo.ts";

/** A map with one entry that is deleted, and the function that brings it back. */
function deleted() {
  const document = new Doc();
  const map = document.getMap("rows");
  const undo = new UndoManager(map, { trackedOrigins: new Set([localOrigin]) });
  const change = (work: () => void) => {
    undo.stopCapturing();
    document.transact(work, localOrigin);
    undo.stopCapturing();
  };
  change(() => map.set("hall", "booked"));
  const own = new UndoManager(map, { trackedOrigins: new Set([localOrigin]) });
  change(() => map.delete("hall"));
  return { map, undo, change, bringBack: deletionUndo(undo, own) };
}

test("a deletion that was the last step is undone, and can be redone", () => {
  const { map, undo, bringBack } = deleted();
  bringBack();
  expect(map.toJSON()).toEqual({ hall: "booked" });
  undo.redo();
  expect(map.toJSON()).toEqual({});
});

test("what was changed after a deletion stays when the deletion is undone", () => {
  const { map, change, bringBack } = deleted();
  change(() => map.set("cake", "ordered"));
  bringBack();
  expect(map.toJSON()).toEqual({ hall: "booked", cake: "ordered" });
});

test("a deletion that was undone already is not undone twice", () => {
  const { map, undo, bringBack } = deleted();
  undo.undo();
  undo.undo();
  bringBack();
  expect(map.toJSON()).toEqual({});
});
