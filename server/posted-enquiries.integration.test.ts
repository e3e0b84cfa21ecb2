import { describe, expect, test } from "vitest";

import { showEnquiry } from "#app/couple/enquiries/show-enquiry.server.ts";
import { thanksMessage } from "#app/couple/enquiries/thanks-message.ts";
import { honeypotFieldName } from "#app/messaging/forms/spam-guard-fields.ts";
import {
  countNewEnquiries,
  encode,
  validFields,
  multipart,
  part,
  post,
  remainingParts,
  site,
} from "#test-support/enquiry-posts.ts";
import { readReference } from "#test-support/read-reference.ts";
import { readFormValues } from "#test-support/read-form.ts";
import { dayFromWedding, weddingDay, weddingYear } from "#test-support/sample-days.ts";

describe("an enquiry that is kept", () => {
  test("without scripts: the page thanks, names the reference, and the enquiry is there under it", async () => {
    const fields = validFields({
      budget: "$75,000+",
      servicesNeeded: ["Catering"],
      questions: "How late?\nHow loud?",
    });
    const answer = await post("/planning", { body: encode({ ...fields, vendors: ["3", "76"] }) });
    const html = await answer.text();

    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const { title, description } = thanksMessage(true);
    expect(html).toContain(title);
    expect(html).toContain(description);
    const reference = /<strong>(WR-[0-9A-Z]{4}-[0-9A-Z]{4})<\/strong>/.exec(html)?.[1] ?? "";
    expect(await showEnquiry(site.site.database, reference)).toMatchObject({
      ...fields,
      questions: ["How late?", "How loud?"],
      recipients: [{ id: 3 }, { id: 76, name: "Fairmont Palliser" }],
    });
    expect(await countNewEnquiries()).toBe(1);
  });

  test.each(["/planning", "/enquiries"])("posted to %s, it has the theme of its page", async (path) => {
    const body = encode(validFields());
    const answer = await post(`${path}?theme=indian`, { body });
    const [reference = ""] = /WR-\w{4}-\w{4}/.exec(await answer.text()) ?? [];
    expect(await showEnquiry(site.site.database, reference)).toMatchObject({ theme: "indian" });
  });

  test("for scripts: 201 with the reference, and 200 with the same one when the form comes again", async () => {
    const body = encode(validFields({ formKey: "c2a3a5f0-0f5e-4d5e-8a55-6b2f0c9d1e11" }));
    const first = await post("/enquiries", { body });
    const again = await post("/enquiries", { body });

    expect([first.status, again.status]).toEqual([201, 200]);
    expect(first.headers.get("Cache-Control")).toBe("no-store");
    const answer = await first.json();
    expect(answer).toEqual({
      reference: expect.stringMatching(/^WR-/),
      replyPromise: true,
      next: "We’ve emailed you the link to your page.",
      samples: [],
    });
    expect(await again.json()).toEqual(answer);
    expect(await countNewEnquiries()).toBe(1);
  });

  test("a reload of the page with thanks sends the form again and shows the same reference", async () => {
    const body = encode(validFields());
    const pages = await Promise.all([post("/planning", { body }), post("/planning", { body })]);
    const references = await Promise.all(
      pages.map(async (page) => /WR-\w{4}-\w{4}/.exec(await page.text())?.[0]),
    );
    expect(references[0]).toBe(references[1]);
    expect(await countNewEnquiries()).toBe(1);
  });

  test("whoever asks a business reads that it gets the enquiry after the button in our mail, with and without scripts", async () => {
    const next =
      /Check your email: if this is your first enquiry from this address, press the button there to send it to 2 vendors \(by our team\)\./;
    expect(
      (await (await post("/enquiries", { body: encode(validFields({ vendors: ["76", "79"] })) })).json())
        .next,
    ).toMatch(next);
    const page = await (
      await post("/planning", { body: encode(validFields({ vendors: ["76", "79"] })) })
    ).text();
    expect(page).toMatch(next);
    expect(page).toContain("If this address has unsubscribed");
  });

  test("scripts learn which of the chosen are samples, and that our team passes the enquiry on to the other", async () => {
    const answer = await post("/enquiries", { body: encode(validFields({ vendors: ["4", "76"] })) });
    expect(await answer.json()).toMatchObject({
      samples: [4],
      next: expect.stringContaining("send it to 1 vendor (by our team)."),
    });
  });

  test("a promise to answer within 24 hours stands there only where somebody keeps it", async () => {
    const app = site.appWith({ replyPromise: false });
    const page = await post("/planning", { body: encode(validFields()) }, app);
    expect(await page.text()).not.toContain("24 hours");
    const json = await post("/enquiries", { body: encode(validFields()) }, app);
    expect(await json.json()).toMatchObject({ replyPromise: false });
  });

  test("as multipart, as some programs send forms", async () => {
    const answer = await post("/enquiries", multipart([part("name", "Asha"), ...remainingParts]));
    expect(answer.status).toBe(201);
  });

  test("with fields that the form does not have, among them names of JavaScript's own", async () => {
    const body = `${encode(validFields())}&__proto__=1&constructor=2&toString=3&utm_source=x`;
    expect((await post("/enquiries", { body })).status).toBe(201);
  });

  test("control characters are taken out of what was typed", async () => {
    const answer = await post("/enquiries", {
      body: encode(validFields({ additionalInfo: "a\0b\u0007c", email: "as\0ha@example.ca" })),
    });
    const reference = await readReference(answer);
    expect(await showEnquiry(site.site.database, reference)).toMatchObject({
      additionalInfo: "abc",
      email: "asha@example.ca",
    });
  });
});

describe("a refused form without scripts comes back", () => {
  const unseen = { [honeypotFieldName]: [""] };
  const typed = {
    name: ['Zoë <b>O\'Hara</b> & "Simran"'],
    email: ["not an address"],
    eventDate: [`${weddingYear}-02-30`],
    budget: ["$35,000 - $50,000"],
    guestCount: ["151-200"],
    guestNumber: ["about 180"],
    venueType: ["Mountain View Venue"],
    servicesNeeded: ["Catering", "DJ/Music"],
    events: ["Ceremony", "Reception"],
    questions: ["How late may we dance?\nIs there a ramp?"],
    additionalInfo: ["A line.\n</textarea><script>alert(1)</script>\n  ਬਰਾਤ 🐎"],
    vendors: ["3", "76"],
  };

  test("with everything that was typed, and nothing of it as markup", async () => {
    const answer = await post("/planning", { body: encode(typed) });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(readFormValues(html)).toEqual({ ...typed, ...unseen });
    expect(html).not.toContain("<script>alert(1)");
    expect(await countNewEnquiries()).toBe(0);
  });

  test("with the mistakes beside their fields", async () => {
    const html = await (await post("/planning", { body: encode(typed) })).text();
    for (const field of ["email", "eventDate"]) {
      const [input] = new RegExp(`<input [^>]*name="${field}"[^>]*>`).exec(html) ?? [];
      expect(input).toContain('aria-invalid="true"');
      expect(input).toContain(`aria-describedby="enquiry-${field}-error"`);
      expect(html).toContain(`id="enquiry-${field}-error"`);
    }
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
  });

  test("without the vendor that is gone, and with everything else", async () => {
    const fields = { ...typed, email: ["asha@example.ca"], eventDate: [weddingDay] };
    const answer = await post("/planning", { body: encode({ ...fields, vendors: ["3", "999999", "76"] }) });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain("One of the chosen vendors is no longer listed.");
    expect(readFormValues(html)).toEqual({ ...fields, ...unseen });

    // Sent again as it stands, it is kept.
    const again = await post("/planning", { body: encode(readFormValues(html)) });
    expect(again.status).toBe(200);
    expect(await countNewEnquiries()).toBe(1);
  });

  test("with the vendors that it offered, ticked as they were", async () => {
    const fields = { ...typed, vendors: ["17"] };
    const html = await (await post("/planning?vendors=3,17,76", { body: encode(fields) })).text();
    expect(readFormValues(html)).toEqual({ ...fields, ...unseen });
    const offered = [...html.matchAll(/<input [^>]*name="vendors"[^>]*value="(\d+)"/g)].map(([, id]) => id);
    expect(offered).toEqual(["3", "17", "76"]);
  });

  test("as the form of a business when it was one", async () => {
    const fields = {
      subject: ["join"],
      name: ["Foothills Florist"],
      email: ["nope"],
      additionalInfo: ["We do peonies."],
    };
    const html = await (await post("/planning?subject=join", { body: encode(fields) })).text();
    expect(readFormValues(html)).toEqual({ ...fields, ...unseen });
  });
});

test("the short form on a vendor's page goes to /planning and is for that vendor", async () => {
  const html = await (await site.app.request("/vendors/3")).text();
  const action = /<form[^>]* action="(\/planning[^"]*)"/.exec(html)?.[1] ?? "the page has no such form";
  const form = {
    ...readFormValues(html),
    name: "Asha",
    email: "short@example.ca",
    eventDate: dayFromWedding(49),
  };
  const answer = await post(action, { body: encode(form) });
  const reference = /WR-\w{4}-\w{4}/.exec(await answer.text())?.[0] ?? "";
  expect((await showEnquiry(site.site.database, reference))?.recipients.map(({ id }) => id)).toEqual([3]);
});

test.each(["/enquiries", "/applications", "/claims", "/plans", "/enquiries?theme=indian"])(
  "%s, a private link without its end, is a page that says what to do",
  async (path) => {
    const answer = await site.app.request(path);
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "POST"]);
    const page = await answer.text();
    expect(page).toContain("Part of this link is missing</h1>");
    expect(page).toContain("Open the whole link again from our email, or start from our home page.");
    expect(page).not.toMatch(/Unexpected Application Error|405 /);
    expect(page).toContain(path.endsWith("indian") ? 'href="/?theme=indian"' : 'href="/"');
  },
);

test.each([
  "/",
  "/vendors",
  "/vendors/1",
  "/vendors/list",
  "/venues/fairmont-palliser",
  "/nope",
  "/art/ornament/tile-boteh.svg",
])("an enquiry that is posted to %s by mistake is refused, and stores nothing", async (path) => {
  const answer = await post(path, { body: encode(validFields()) });
  expect(answer.status).toBeOneOf([404, 405]);
  expect(await countNewEnquiries()).toBe(0);
});
