import { expect, test } from "vitest";

import { fileNameFromTitle } from "./download-file.ts";

test("a file is named after the wedding, with the vowel signs of every script", () => {
  expect(fileNameFromTitle("Simran & Daniel")).toBe("Simran-Daniel");
  expect(fileNameFromTitle("ਹਰਪ੍ਰੀਤ ਕੌਰ and हिमांशु")).toBe("ਹਰਪ੍ਰੀਤ-ਕੌਰ-and-हिमांशु");
  expect(fileNameFromTitle("?!")).toBe("wedding");
});
