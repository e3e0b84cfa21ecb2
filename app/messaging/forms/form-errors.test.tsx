import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { FormErrors } from "./form-errors.tsx";

const labels = { name: "Business name", category: "Category", email: "Email" };

/** The links of the summary, as id and label, and its text. */
function render(props: Parameters<typeof FormErrors>[0]) {
  const html = renderToStaticMarkup(<FormErrors {...props} />);
  return {
    html,
    links: [...html.matchAll(/href="#([^"]+)"[^>]*>([^<]+)</g)].map(([, id, label]) => [id, label]),
    text: html.replaceAll(/<[^>]+>/g, ""),
  };
}

test("every wrong field is named with its error and linked to, in the order of the form", () => {
  const errors = { email: "enter an email address that works", name: "enter the name of your business" };
  const { links, text } = render({ idPrefix: "apply", labels, errors });
  expect(links).toEqual([
    ["apply-name", "Business name"],
    ["apply-email", "Email"],
  ]);
  expect(text).toContain("Please check");
  expect(text).toContain("Business name: enter the name of your business");
});

test("what belongs to no field of the page is a sentence", () => {
  const { links, text } = render({
    labels,
    errors: { form: "please wait.", listing: "this listing is gone" },
  });
  expect(links).toEqual([]);
  expect(text).toBe("Please wait. this listing is gone.");
});

test("a form that is not rejected has no summary", () => {
  expect(render({ idPrefix: "apply", labels, errors: {} }).html).toBe("");
  expect(render({}).html).toBe("");
});
