import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import type { EnquiryView } from "./enquiry-view.server.ts";
import { RepliesTable } from "./replies-table.tsx";

type Asked = EnquiryView["recipients"][number];

const asked: Asked = {
  id: 9,
  name: "Offset Cake Studio",
  category: "Cakes",
  path: null,
  delivery: "sent",
  isAsked: true,
  isDeclined: false,
  isSample: false,
  answer: null,
};

const answered: Asked = {
  ...asked,
  id: 10,
  name: "Larkspur & Pine",
  answer: {
    availability: "Available",
    price: null,
    isHeld: false,
    includes: "",
    message: "",
    at: "27 November 2026, 1:40 p.m.",
  },
};

const render = (recipients: Asked[], isWithdrawn = false, lines: string[] = []) =>
  renderToStaticMarkup(
    <RepliesTable
      recipients={recipients}
      isWithdrawn={isWithdrawn}
      questions={[{ answered: [{ lines }] }]}
    />,
  );

const columnsOf = (html: string) =>
  [...html.matchAll(/<th scope="col">(.*?)<\/th>/g)].map(([, text]) => text);

const lastCellOf = (html: string) => [...html.matchAll(/<td[^>]*>.*?<\/td>/g)].at(-1)?.[0];

test("who is asked may still answer, until the couple withdraws its enquiry or declines", () => {
  expect(lastCellOf(render([answered, asked]))).toBe('<td colSpan="1">No answer yet</td>');
  expect(lastCellOf(render([answered, asked], true))).toBe('<td colSpan="1">No answer</td>');
  const declined = { ...asked, isDeclined: true };
  expect(lastCellOf(render([answered, declined]))).toBe('<td colSpan="1">No answer</td>');
});

test("one price, too, may have GST and service on top", () => {
  const quoted = { ...answered, answer: answered.answer && { ...answered.answer, price: "$85 per guest" } };
  expect(render([quoted])).toContain("GST and service may come on top");
  expect(render([answered])).not.toContain("GST and service");
});

test("while nobody has answered, there is a sentence and no table", () => {
  const html = render([asked]);
  expect(html).not.toContain("<table");
  expect(html).toContain("No answers yet.");
  expect(html).toContain("Offset Cake Studio");
  expect(render([asked], true)).toContain("No one answered.");
  const declined = render([{ ...asked, isDeclined: true }]);
  expect(declined).toMatch(/No one answered\..*You declined.*No answer</s);
  expect(declined).not.toMatch(/No answers yet|Sent/);
  expect(render([{ ...asked, isDeclined: true }, asked])).toContain("No answers yet.");
  expect(html).not.toContain("What you asked");
  expect(render([asked], false, ["Yes"])).toContain("below, under ‘What you asked’");
});

test("the table has only columns in which an answer says something", () => {
  const say = (said: Partial<NonNullable<Asked["answer"]>>): Asked => ({
    ...answered,
    answer: answered.answer && { ...answered.answer, ...said },
  });
  expect(columnsOf(render([answered, asked]))).toEqual(["Vendor", "Answer"]);
  expect(columnsOf(render([say({ price: "$650 in all" }), asked]))).toEqual(["Vendor", "Answer", "Price"]);
  expect(columnsOf(render([say({ message: "With joy" })]))).toEqual(["Vendor", "Answer", "Message"]);
  const held = render([say({ isHeld: true }), asked]);
  expect(columnsOf(held)).toEqual(["Vendor", "Answer", "Message"]);
  expect(held).toContain('<td colSpan="1">Our team is checking');
  expect(lastCellOf(held)).toBe('<td colSpan="2">No answer yet</td>');
});
