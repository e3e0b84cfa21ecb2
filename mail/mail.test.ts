import fc from "fast-check";
import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";

import { composeMail } from "./compose-mail.ts";
import type { MailContent } from "./mail-content.ts";
import { mailText } from "./mail-text.ts";
import { isReservedEmail } from "./reserved-domains.ts";

const sender = {
  siteUrl: "https://weddings.ca",
  contactEmail: "hello@weddings.ca",
  postalAddress: "1 Rose Way, Calgary AB T2P 1J9",
};
const stationery = {
  language: { lang: "en-CA", dir: "ltr" } as const,
  sender,
  from: { name: "Wild Rose Weddings", address: "hello@weddings.ca" },
  headPicture: new Uint8Array([0xff, 0xd8, 0xff, 0xd9]),
};

const letter = (changes: Partial<MailContent> = {}): MailContent => ({
  subject: "Your enquiry WR-7K3M-9QPX",
  preview: "It is kept.",
  heading: "Thank you",
  parts: [
    { kind: "text", text: "It is kept." },
    { kind: "facts", rows: [["Guests", "200+"]] },
    { kind: "list", items: ["May a havan burn?"] },
    { kind: "quote", from: "Asha", text: "Zwölf Gäste 🌹" },
    { kind: "links", links: [{ label: "The havan hall", url: "https://weddings.ca/venues/havan" }] },
    { kind: "button", label: "Open", url: "https://weddings.ca/enquiries/abc" },
  ],
  reason: "You asked.",
  ...changes,
});

const outgoing = (changes: Partial<Parameters<typeof composeMail>[0]> = {}) => ({
  content: letter(),
  to: "asha@example.ca",
  replyTo: null,
  messageId: "mail-1.k@weddings.ca",
  unsubscribeUrl: null,
  ...changes,
});

/** Composes a mail as it goes over the wire and reads it with a mail program's parser. */
async function sendAndParse(mail: Parameters<typeof composeMail>[0]) {
  const composer = createTransport({ streamTransport: true, buffer: true });
  const { message } = await composer.sendMail(composeMail(mail, stationery));
  if (!Buffer.isBuffer(message)) throw new Error("no buffer");
  return { raw: message.toString("latin1"), parsed: await PostalMime.parse(message) };
}

test("a mail has both texts, its picture and the sender's addresses", async () => {
  const { parsed } = await sendAndParse(
    outgoing({ replyTo: "team@weddings.ca", unsubscribeUrl: "https://weddings.ca/no" }),
  );
  expect(parsed.subject).toBe("Your enquiry WR-7K3M-9QPX");
  expect(parsed.from).toMatchObject({ name: "Wild Rose Weddings", address: "hello@weddings.ca" });
  expect(parsed.to).toEqual([{ name: "", address: "asha@example.ca" }]);
  expect(parsed.replyTo?.[0]).toMatchObject({ address: "team@weddings.ca" });
  expect(parsed.messageId).toBe("<mail-1.k@weddings.ca>");
  for (const text of [parsed.text, parsed.html]) {
    for (const part of [
      "https://weddings.ca/no",
      "It is kept.",
      "Guests",
      "200+",
      "May a havan burn?",
      "Zwölf Gäste 🌹",
      "The havan hall",
      "https://weddings.ca/venues/havan",
      "https://weddings.ca/enquiries/abc",
      "You asked.",
      "1 Rose Way, Calgary AB T2P 1J9",
    ])
      expect(text).toContain(part);
  }
  expect(parsed.attachments).toMatchObject([
    { mimeType: "image/jpeg", disposition: "inline", contentId: "<head@wild-rose-weddings>" },
  ]);
  expect(parsed.headers.find(({ key }) => key === "list-unsubscribe")?.value).toBe(
    "<https://weddings.ca/no>",
  );
});

test("a mail that the reader asked for has nothing to unsubscribe from", async () => {
  const { parsed } = await sendAndParse(outgoing());
  expect(parsed.headers.map(({ key }) => key)).not.toContain("list-unsubscribe");
  expect(parsed.headers.find(({ key }) => key === "auto-submitted")?.value).toBe("auto-generated");
});

test("whatever stands in a name, a mail goes to one address and its head has no line more", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string({ unit: "binary" }),
        fc.constantFrom("Asha\r\nBcc: all@example.com", "Asha\nSubject: x", '"a" <b@c.ca>, d@e.ca'),
      ),
      async (name) => {
        const { parsed } = await sendAndParse(
          outgoing({ content: letter({ subject: `${name} asks`, preview: name, heading: name }) }),
        );
        expect(parsed.to).toEqual([{ name: "", address: "asha@example.ca" }]);
        expect(parsed.bcc ?? []).toEqual([]);
        expect(parsed.headers.filter(({ key }) => key === "subject")).toHaveLength(1);
      },
    ),
    { numRuns: 60 },
  );
});

test("what somebody typed is text in the HTML, never markup", async () => {
  const { parsed } = await sendAndParse(
    outgoing({
      content: letter({
        heading: "<img src=x onerror=alert(1)>",
        parts: [{ kind: "quote", from: "<b>", text: "</blockquote><script>" }],
      }),
    }),
  );
  expect(parsed.html).not.toMatch(/<script|<b>|<img src=x/);
  expect(parsed.html).toContain("&lt;script&gt;");
});

test("addresses of our own pages are links within a sentence, and no others", async () => {
  const parts = [
    {
      kind: "text",
      text: "Couples find you at https://weddings.ca/vendors/94. See https://rings.example/buy.",
    },
  ] as const;
  const { parsed } = await sendAndParse(outgoing({ content: letter({ parts }) }));
  expect(parsed.html).toMatch(/<a href="https:\/\/weddings\.ca\/vendors\/94"[^>]*>[^<]*<\/a>\. See/);
  expect(parsed.html).not.toContain('href="https://rings.example');
});

test("a long word breaks in all of a mail's text, and its labels stay whole", async () => {
  const { parsed } = await sendAndParse(outgoing());
  const cells = [...(parsed.html ?? "").matchAll(/<td style="padding:2[^"]*"/g)].map(([cell]) => cell);
  expect(cells.map((cell) => cell.includes("overflow-wrap:anywhere"))).toEqual([false, true, true]);
  expect(parsed.html).toMatch(/<th scope="row" style="[^"]*overflow-wrap:normal/);
});

test("a value is level with the first line of its label", async () => {
  const { parsed } = await sendAndParse(outgoing());
  for (const cell of ['th scope="row"', "td"])
    expect(parsed.html).toMatch(new RegExp(`<${cell} style="padding:6px[^"]*vertical-align:top`));
});

test("the plain text has short lines and keeps addresses whole", () => {
  const url = `https://weddings.ca/enquiries/${"k".repeat(90)}`;
  const text = mailText(
    letter({
      parts: [
        { kind: "text", text: "word ".repeat(60).trim() },
        { kind: "button", label: "Open", url },
      ],
    }),
    { sender, unsubscribeUrl: null },
  );
  expect(text).toContain(`\n${url}\n`);
  for (const line of text.split("\n"))
    if (!line.startsWith("https://")) expect(line.length).toBeLessThanOrEqual(76);
});

test("names that belong to nobody are known, in any case and with a dot at the end", () => {
  for (const email of ["a@mail.example", "a@x.INVALID", "a@y.test", "a@localhost", "a@b.example."])
    expect(isReservedEmail(email)).toBe(true);
  for (const email of ["a@example.ca", "a@test.ca", "a@mail.invalid.ca"])
    expect(isReservedEmail(email)).toBe(false);
});
