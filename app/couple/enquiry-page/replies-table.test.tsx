import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import type { EnquiryView } from "./enquiry-view.server.ts";
import { RepliesTable } from "./replies-table.tsx";

const asked: EnquiryView["recipients"][number] = {
  id: 9,
  name: "Offset Cake Studio",
  category: "Cakes",
  path: null,
  delivery: "sent",
  isAsked: true,
  isDeclined: false,
  answer: null,
};

const cellsOf = (change: Partial<typeof asked>, isWithdrawn: boolean) =>
  [
    ...renderToStaticMarkup(
      <RepliesTable recipients={[{ ...asked, ...change }]} isWithdrawn={isWithdrawn} />,
    ).matchAll(/<td[^>]*>(.*?)<\/td>/g),
  ].map(([, text]) => text);

test("who is asked may still answer, until the couple withdraws its enquiry or declines", () => {
  expect(cellsOf({}, false)).toEqual(["No answer yet"]);
  expect(cellsOf({}, true)).toEqual(["No answer"]);
  expect(cellsOf({ isDeclined: true }, false)).toEqual(["No answer"]);
});
