import fc from "fast-check";
import { expect, test } from "vitest";

import { parseTaskLine } from "./parse-task-line.ts";

const events = [
  { id: "anand-karaj", name: "Anand Karaj" },
  { id: "reception", name: "Reception" },
];
const read = (line: string) => parseTaskLine(line, events, "2026-11-22");

test.each([
  ["Fetch the turbans", { title: "Fetch the turbans", due: null, assignee: "", event: "" }],
  [
    "Fetch the turbans by 12 May @Daniel #reception",
    { title: "Fetch the turbans", due: "2027-05-12", assignee: "Daniel", event: "reception" },
  ],
  ['@"Auntie Raj" bring sweets', { title: "bring sweets", due: null, assignee: "Auntie Raj", event: "" }],
  ["Sweets by December 1st", { title: "Sweets by December 1st", due: null, assignee: "", event: "" }],
  ["Sweets by December 1", { title: "Sweets", due: "2026-12-01", assignee: "", event: "" }],
  ["Sweets by 22 Nov", { title: "Sweets", due: "2026-11-22", assignee: "", event: "" }],
  ["Sweets by 21 november", { title: "Sweets", due: "2027-11-21", assignee: "", event: "" }],
  ["Sweets by May 3, 2028 for all", { title: "Sweets for all", due: "2028-05-03", assignee: "", event: "" }],
  ["Sweets by 2027-02-29", { title: "Sweets by 2027-02-29", due: null, assignee: "", event: "" }],
  [
    "Sweets by tomorrow #anandkaraj",
    { title: "Sweets", due: "2026-11-23", assignee: "", event: "anand-karaj" },
  ],
  ["Ask for table #12", { title: "Ask for table #12", due: null, assignee: "", event: "" }],
  ["Write to raj@example.com", { title: "Write to raj@example.com", due: null, assignee: "", event: "" }],
  ["Stand by me", { title: "Stand by me", due: null, assignee: "", event: "" }],
])("'%s' is read", (line, task) => {
  expect(read(line)).toEqual(task);
});

test("whatever is typed, a title is one line that the plan can keep", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 600 }), (line) => {
      const { title, due } = read(line);
      expect(title.length).toBeLessThanOrEqual(300);
      expect(title).toBe(title.trim());
      if (due !== null) expect(due).toMatch(/^\d{4}-\d\d-\d\d$/);
    }),
  );
});
