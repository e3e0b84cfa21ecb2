import { expect, test } from "vitest";

import { exportedCalendars } from "#test-support/exported-calendars.ts";

import { busyDays } from "./busy-days.server.ts";
import { readCalendarFile } from "./read-calendar-file.server.ts";

const window = { from: "2027-01-01", to: "2027-12-31" };

const send = (...contents: BlobPart[]) => {
  const form = new FormData();
  for (const content of contents) form.append("calendar", new File([content], "basic.ics"));
  return readCalendarFile(form);
};

test.each(Object.entries(exportedCalendars))(
  "a file as %s exports it, with a byte order mark too, is busy on its days",
  async (_, { text, busy }) => {
    for (const content of [text, `\uFEFF${text}`]) {
      const read = await send(content);
      expect(read.ok && busyDays(read.text, window)).toEqual({ ok: true, days: busy });
    }
  },
);

/** What is wrong with these files, in words. */
const refused = async (...contents: BlobPart[]) => {
  const read = await send(...contents);
  return read.ok ? null : read.error;
};

test("no file, an empty one, two, and one that is packed are refused in words", async () => {
  expect(await refused()).toContain("choose the file");
  expect(await refused("")).toContain("that file is empty");
  const unchosen = new FormData();
  unchosen.append("calendar", new File([], ""));
  expect(await readCalendarFile(unchosen)).toMatchObject({ error: "choose the file first" });
  expect(await refused("BEGIN:VCALENDAR", "BEGIN:VCALENDAR")).toContain("one file at a time");
  expect(await refused(new Uint8Array([0x50, 0x4b, 3, 4]))).toContain("unpack it");
  expect(await refused("x".repeat(2_000_001))).toContain("larger than 2 MB");
  const typed = new FormData();
  typed.append("calendar", "BEGIN:VCALENDAR");
  expect(await readCalendarFile(typed)).toMatchObject({ ok: false });
});
