import { expect, test } from "vitest";

import { privacy } from "./privacy.ts";

const textOf = (id: string) => privacy.sections.find((section) => section.id === id)?.paragraphs.join(" ");

test("it says what is kept of suggestions and of invitations to businesses, and for how long", () => {
  const text = textOf("suggestions");
  for (const said of ["do not tell the business who named it", "three years", "28 days", "stops all mail"])
    expect(text).toContain(said);
  expect(textOf("how-long")).toContain("suggestions");
});

test("it says that views of listings are counted, and that nothing of the visitor is", () => {
  expect(textOf("looking")).toContain(
    "a number, without a cookie, an internet address or anything else about who opened it",
  );
});
