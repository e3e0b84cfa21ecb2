import { once } from "node:events";
import type { AddressInfo } from "node:net";

import { SMTPServer } from "smtp-server";
import { expect, test } from "vitest";

import { openMailServer } from "#test-support/mail-server.ts";

import { reportOutages } from "./report-outages.ts";
import { smtpTransport } from "./smtp-transport.ts";

const branding = {
  language: { lang: "en-CA", dir: "ltr" } as const,
  sender: {
    siteUrl: "https://weddings.ca",
    contactEmail: "hello@weddings.ca",
    postalAddress: "1 Rose Way, Calgary AB T2P 1J9",
  },
  from: { name: "Wild Rose Weddings", address: "hello@weddings.ca" },
  headPicture: new Uint8Array([0xff, 0xd8, 0xff, 0xd9]),
};

const mail = (number: number) => ({
  content: { subject: "Hello", preview: "Hello", heading: "Hello", parts: [], reason: "You asked." },
  to: "asha@couples.ca",
  replyTo: null,
  messageId: `${number}@weddings.ca`,
  unsubscribeUrl: null,
});

/** What is said of mails through a mail server. */
function watched(url: string) {
  const said: string[] = [];
  const transport = reportOutages(smtpTransport(url, branding), (what) => said.push(what));
  const send = (number: number) =>
    transport.send(mail(number)).then(
      () => "sent",
      () => "failed",
    );
  return { said, transport, send, [Symbol.dispose]: transport.close };
}

test("a server that takes mails is greeted in silence", async () => {
  await using server = await openMailServer();
  using site = watched(server.url);
  await site.transport.greet();
  expect([await site.send(1), site.said]).toEqual(["sent", []]);
});

test("a refused login is one line at once, before any mail", async () => {
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    onAuth: (_login, _session, answer) => answer(new Error("bad auth")),
  });
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a TCP server that listens has one
  const { port } = server.server.address() as AddressInfo;
  using site = watched(`smtp://user:wrong@127.0.0.1:${port}`);
  await site.transport.greet();
  expect(site.said).toEqual([
    expect.stringMatching(
      new RegExp(
        `^Mails that go by 127\\.0\\.0\\.1:${port} are not taken: .*535 bad auth\\. They wait .*SMTP_URL`,
      ),
    ),
  ]);
  expect(site.said.join()).not.toContain("wrong");
  server.close();
});

test("a server that is away is said once, however many mails wait, and again when it is back", async () => {
  await using server = await openMailServer();
  using site = watched(server.url);
  server.setMood("busy");
  expect([await site.send(1), await site.send(2), await site.send(3)]).toEqual([
    "failed",
    "failed",
    "failed",
  ]);
  expect(site.said).toEqual([expect.stringContaining("451 Try again later")]);
  server.setMood("take");
  expect([await site.send(1), await site.send(2)]).toEqual(["sent", "sent"]);
  expect(site.said.slice(1)).toEqual([expect.stringContaining("are taken again")]);
});

test("a mail that is refused for good is said each time, and is no outage", async () => {
  await using server = await openMailServer();
  using site = watched(server.url);
  server.setMood("refuse");
  expect([await site.send(1), await site.send(2)]).toEqual(["failed", "failed"]);
  expect(site.said).toEqual(
    Array(2).fill(expect.stringMatching(/^A mail was refused for good: .*550 No such person/)),
  );
});
