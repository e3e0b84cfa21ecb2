import { expect, test } from "vitest";

import { guestListFiles } from "#test-support/guest-lists/guest-list-files.ts";

import { readGuestFile } from "./read-guest-file.ts";
import { whyUnreadable } from "./unreadable-file.ts";

const latin1 = (text: string) => Uint8Array.from(Array.from(text), (letter) => letter.charCodeAt(0));

test.each([
  ["a PDF", "%PDF-1.7\n%\u00E2\u00E3\u00CF\u00D3\n1 0 obj\n<< /Type /Catalog >>\n", "This is a PDF."],
  ["a photo", "\u00FF\u00D8\u00FF\u00E0\0\u0010JFIF\0\u0001", "This is a picture."],
  ["a screenshot", "\u0089PNG\r\n\u001A\n\0\0\0\rIHDR", "This is a picture."],
  ["a photo of an iPhone", "\0\0\0\u0018ftypheic\0\0\0\0mif1heic", "This is a picture."],
  ["a document", "{\\rtf1\\ansi Gill family 4}", "This is a text document (.rtf)."],
  ["an old workbook", "\u00D0\u00CF\u0011\u00E0", "It is an older Excel file (.xls) or has a password."],
  [
    "a video",
    `\0\0\0\u0018ftypmp42${"\0\u0001\u00FEab\u0002".repeat(20)}`,
    "This isn’t a guest list we can read.",
  ],
])("%s is no list of households, and is called what it is", async (_, content, why) => {
  expect(whyUnreadable(latin1(content))).toContain(why);
  await expect(readGuestFile(latin1(content))).rejects.toThrow(why);
});

test("every list that people bring is text, and one with a stray control character is too", () => {
  for (const { file, bytes } of guestListFiles.filter((one) => !one.file.endsWith(".xlsx")))
    expect([file, whyUnreadable(bytes)]).toEqual([file, null]);
  expect(whyUnreadable(latin1(`Name,People\r\n${"Gill family,4\r\n".repeat(20)}\u001A`))).toBeNull();
  // Half a letter at the end of the sample.
  expect(whyUnreadable(new TextEncoder().encode("ਗਿੱਲ ਪਰਿਵਾਰ ".repeat(500)))).toBeNull();
  expect(whyUnreadable(new Uint8Array())).toBeNull();
});
