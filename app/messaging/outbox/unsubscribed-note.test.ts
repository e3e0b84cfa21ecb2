import { expect, test } from "vitest";

import { unsubscribedNote } from "./unsubscribed-note.ts";

test("the link that brings our emails back is named in curly quotes", () => {
  expect(unsubscribedNote).toContain("“Unsubscribe”");
  expect(unsubscribedNote).not.toMatch(/['"]/);
});
