import { afterAll, beforeAll, beforeEach } from "vitest";

import { enquiries } from "#database/schema/index.ts";

import { weddingDay } from "./sample-days.ts";
import { listenOnFreePort, openTestSite, type TestSite } from "./test-site.ts";

// A site for the tests of the importing file, and what they post to it.

export let site: TestSite;
export let web: Awaited<ReturnType<typeof listenOnFreePort>>;
let before = 0;

beforeAll(async () => {
  site = await openTestSite();
  web = await listenOnFreePort(site.app);
});

beforeEach(async () => {
  before = await countEnquiries();
});

afterAll(async () => {
  await web?.[Symbol.asyncDispose]();
  await site?.[Symbol.asyncDispose]();
});

const countEnquiries = () => site.site.database.$count(enquiries);
/** How many enquiries this test has added. */
export const countNewEnquiries = async () => (await countEnquiries()) - before;

type Fields = Record<string, string | readonly string[]>;

let couples = 0;
/** Fields of a valid enquiry; every call is another couple. */
export const validFields = (changes: Fields = {}): Fields => ({
  name: `Asha and Ben ${(couples += 1)}`,
  email: "asha@example.ca",
  eventDate: weddingDay,
  ...changes,
});

export function encode(fields: Fields): string {
  return new URLSearchParams(
    Object.entries(fields).flatMap(([name, values]) => [values].flat().map((value) => [name, value])),
  ).toString();
}

export const formType = "application/x-www-form-urlencoded";

export type FormPost = {
  body: string | Uint8Array<ArrayBuffer>;
  type?: string;
  headers?: Record<string, string>;
};

export function post(path: string, { body, type = formType, headers = {} }: FormPost, app = site.app) {
  return app.request(path, { method: "POST", body, headers: { "Content-Type": type, ...headers } });
}

/** The two entry points: a page without scripts, and the endpoint for scripts. */
export const enquiryPaths = ["/planning", "/enquiries"];

/** Why the form is rejected, in words, whichever way it came. */
export async function errorsOf(answer: Response): Promise<string> {
  const text = await answer.text();
  if (answer.headers.get("Content-Type")?.startsWith("application/json"))
    return JSON.stringify(JSON.parse(text).errors);
  return [
    ...text.matchAll(/class="(?:field__error|hero__lede)"[^>]*>(?:<svg[\s\S]*?<\/svg>)?([\s\S]*?)<\/p>/g),
  ]
    .map(([, words = ""]) => words.replaceAll("<!-- -->", ""))
    .join("\n");
}

// As browsers make them: undici accepts no shorter boundary.
const boundary = "----wildRoseFormBoundaryx7MA4YWxk";
export const part = (name: string, value: string, more = "") =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
export const remainingParts = [part("email", "asha@example.ca"), part("eventDate", weddingDay)];

export function multipart(parts: string[], end = `--${boundary}--\r\n`): FormPost {
  return { body: parts.join("") + end, type: `multipart/form-data; boundary=${boundary}` };
}
