import { createHash } from "node:crypto";

import fc from "fast-check";
import { expect, test } from "vitest";

import { readFormValues } from "#test-support/read-form.ts";

import { busyResponse, failedResponse, guestRefusal, tooManyRequestsResponse } from "./busy-response.ts";

const people = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const post = (fields: Record<string, string>, headers: Record<string, string> = people, path = "/planning") =>
  new Request(`http://localhost${path}`, { method: "POST", headers, body: new URLSearchParams(fields) });

test("a visitor for whom there is no time is told so in a page of the site, and when to come again", async () => {
  const answer = await busyResponse(new Request("http://localhost/vendors?q=cake", { headers: people }));
  expect(answer.status).toBe(503);
  const seconds = Number(answer.headers.get("Retry-After"));
  expect(seconds).toBeGreaterThanOrEqual(4);
  expect(seconds).toBeLessThanOrEqual(9);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const page = await answer.text();
  expect(page).toContain("<h1>We’re very busy right now</h1>");
  expect(page).toContain('<a href="">Try again</a>');
  expect(page).toContain("<title>We’re very busy right now | Wild Rose Weddings</title>");
});

test("who reads gets that page also where the request says nothing of who asks, as the store's do not", async () => {
  const answer = await busyResponse(new Request("http://localhost/vendors"));
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([503, "text/html; charset=utf-8"]);
  expect(await answer.text()).toContain("<h1>We’re very busy right now</h1>");
});

test("the page's policy allows its own style and nothing else", async () => {
  const answer = await busyResponse(new Request("http://localhost/", { headers: people }));
  const style = /<style>(.*?)<\/style>/s.exec(await answer.text())?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(answer.headers.get("Content-Security-Policy")).toContain(`style-src 'sha256-${hash}'`);
  expect(answer.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none';/);
});

test("whatever was typed into a form that was not taken comes back in it, and nothing else", async () => {
  const words = fc
    .string({ unit: "grapheme" })
    .map((text) => text.replaceAll(/\r\n?|\0/g, " ").toWellFormed());
  const fields = fc.record({ name: words, email: words, additionalInfo: words });
  await fc.assert(
    fc.asyncProperty(fields, async (typed) => {
      const answer = await busyResponse(post(typed, people, "/planning?theme=indian"));
      const page = await answer.text();
      expect(page).toContain('<form method="post" action="/planning?theme=indian">');
      const back = readFormValues(page);
      expect(back).toEqual(Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, [value]])));
    }),
  );
});

test("markup that was typed stays text", async () => {
  const page = await (await busyResponse(post({ name: "</textarea><script>alert(1)</script>" }))).text();
  expect(page).not.toContain("<script");
});

test("a form's script reads the words by field, the router's scripts read them as they are", async () => {
  const form = await busyResponse(post({ name: "Asha" }, {}, "/enquiries"));
  expect([form.status, form.headers.has("Retry-After")]).toEqual([503, true]);
  expect(await form.json()).toEqual({ errors: { form: expect.stringContaining("couldn’t save this") } });
  const router = await busyResponse(new Request("http://localhost/vendors.data", { headers: people }));
  expect(await router.text()).toMatch(/^We couldn’t show you this page just now\./);
});

const number = "7K3M-9QPX";
const failed = () => new Response("An error page", { status: 500 });

test("a form that failed comes back to whoever sent it without a script; other answers stay as they are", async () => {
  const back = await failedResponse(post({ name: "Asha" }), failed(), number);
  expect(back.status).toBe(500);
  const page = await back.text();
  expect(readFormValues(page)).toEqual({ name: ["Asha"] });
  expect(page).toContain(`tell us this number: ${number}`);
  const script = failed();
  expect(await failedResponse(post({ name: "Asha" }, {}), script, number)).toBe(script);
  const refused = new Response("No date", { status: 422 });
  expect(await failedResponse(post({ name: "Asha" }), refused, number)).toBe(refused);
  const read = failed();
  expect(await failedResponse(new Request("http://localhost/", { headers: people }), read, number)).toBe(
    read,
  );
});

const guest = (path: string, headers: Record<string, string> = people) =>
  new Request(`http://localhost${path}`, { headers });
const languageOf = async (answer: Response) =>
  /<html lang="([\w-]+)" dir="(\w+)">/.exec(await answer.text())?.slice(1);

test.each([
  ["/rsvp?lang=pa", ["pa", "ltr"]],
  ["/rsvp/7kq2-m9xa-04tz?type=large&lang=ur", ["ur", "rtl"]],
  ["/w/asha-and-daniel?lang=gu", ["gu", "ltr"]],
  ["/W//asha-and-daniel/7kq2-m9xa-04tz?lang=hi", ["hi", "ltr"]],
  ["/for-family/abc/def?lang=fr", ["fr-CA", "ltr"]],
  ["/%72svp?lang=ur", ["ur", "rtl"]],
  ["/rsvp/7kq2-m9xa-04tz", ["en-CA", "ltr"]],
  ["/rsvp?lang=de", ["en-CA", "ltr"]],
  ["/vendors?lang=pa", ["en-CA", "ltr"]],
  ["/weddings?lang=pa", ["en-CA", "ltr"]],
])("a busy site answers %s in the language that it asks for, where guests read it", async (path, said) => {
  expect(await languageOf(await busyResponse(guest(path)))).toEqual(said);
});

const inPunjabi = { ...people, "Accept-Language": "pa-IN,pa;q=0.9,en;q=0.8" };

test.each([
  ["/rsvp/7kq2-m9xa-04tz", ["pa", "ltr"]],
  ["/w/asha-and-daniel?lang=de", ["pa", "ltr"]],
  ["/rsvp?lang=ur", ["ur", "rtl"]],
  ["/rsvp?lang=en", ["en-CA", "ltr"]],
  ["/vendors", ["en-CA", "ltr"]],
])("a browser in Punjabi that opens %s is refused in the language of %s", async (path, said) => {
  const asked = guest(path, inPunjabi);
  const refused = [
    await busyResponse(asked),
    await tooManyRequestsResponse(asked, { message: "Too often" }, "visits"),
    await guestRefusal(asked, 405, { reason: "notTaken" }),
  ];
  for (const answer of refused) {
    if (answer === null) continue;
    expect(await languageOf(answer)).toEqual(said);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  }
});

test("a guest's scripts are told the language that the browser prefers", async () => {
  const lines = await (await busyResponse(guest("/rsvp/7kq2-m9xa-04tz.data", inPunjabi))).text();
  expect(lines).toMatch(/^pa\nਇਸ ਵੇਲੇ/);
});

const reply = () => post({ message: "مبارک ہو" }, people, "/rsvp/7kq2-m9xa-04tz?lang=ur");

test("a guest's form that was not taken comes back in its language, and so does one that failed", async () => {
  const busy = await (await busyResponse(reply())).text();
  expect(busy).toContain("<h1>اس وقت ہمارے ہاں بہت رش ہے</h1>");
  expect(busy).toContain("<button>دوبارہ بھیجیں</button>");
  expect(readFormValues(busy)).toEqual({ message: ["مبارک ہو"] });
  const broken = await (await failedResponse(reply(), failed(), number)).text();
  expect(broken).toContain("<h1>ابھی یہ محفوظ نہیں ہو سکا</h1>");
  expect(broken).toContain(`\u2068${number}\u2069`);
  expect(readFormValues(broken)).toEqual({ message: ["مبارک ہو"] });
});

test("a guest's page that failed says so in its language, and a guest's scripts get heading, text and button", async () => {
  const page = await failedResponse(guest("/w/asha-and-daniel?lang=pa"), failed(), number);
  expect([page.status, page.headers.get("Content-Type")]).toEqual([500, "text/html; charset=utf-8"]);
  const text = await page.text();
  expect(text).toContain("<h1>ਸਾਡੇ ਵੱਲੋਂ ਕੋਈ ਗੜਬੜ ਹੋ ਗਈ</h1>");
  expect(text).toContain(number);
  expect(text).toContain('<a href="">ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ</a>');
  const lines = await failedResponse(guest("/w/asha-and-daniel.data?lang=pa"), failed(), number);
  expect((await lines.text()).split("\n")).toEqual([
    "pa",
    "ਸਾਡੇ ਵੱਲੋਂ ਕੋਈ ਗੜਬੜ ਹੋ ਗਈ",
    expect.stringContaining(number),
    "ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ",
  ]);
  const missing = new Response("No page", { status: 404 });
  expect(await failedResponse(guest("/w/nobody?lang=pa"), missing, number)).toBe(missing);
});

test("a guest who opens too much is told in minutes how long to wait, others as before", async () => {
  const wait = {
    message: "Private pages were opened very often. Try again in 2 hours",
    retryAfterSeconds: 90,
  };
  const answer = await tooManyRequestsResponse(guest("/rsvp/7kq2-m9xa-04tz?lang=hi"), wait, "visits");
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([429, "90"]);
  expect(await answer.text()).toContain("कृपया 2 मिनट बाद फिर कोशिश करें।");
  const guessed = await tooManyRequestsResponse(guest("/w/nobody?lang=fr"), wait, "guesses");
  expect(await guessed.text()).toContain("Beaucoup d’adresses qui n’existent pas");
  const other = await tooManyRequestsResponse(guest("/plans/abc?lang=hi"), wait, "visits");
  expect(await other.text()).toContain(`${wait.message}.`);
});

test("what is refused before it is whole is not read: a guest is told in its language, others otherwise", async () => {
  const form = post({ message: "Long" }, people, "/rsvp?lang=gu");
  const refused = await guestRefusal(form, 413, { reason: "notTaken" });
  expect(refused?.status).toBe(413);
  expect(await refused?.text()).toContain("<h1>આ ફોર્મ અમને મળી શક્યું નહીં</h1>");
  expect(form.bodyUsed).toBe(false);
  expect(await guestRefusal(post({}, people, "/planning?lang=gu"), 413, { reason: "notTaken" })).toBeNull();
});
