import { randomInt } from "node:crypto";

import { allWords } from "#app/languages/guest-words.server.ts";
import { translate } from "#app/languages/translate.ts";
import { languageOfGuest } from "#app/messaging/private-links/guest-language.server.ts";
import {
  refusalIn,
  refusalLines,
  type ServerRefusal,
} from "#app/messaging/private-links/refusal-in-words.ts";

import { busyPage, busyPagePolicy, type BusyPageWords, type ReturnedForm } from "./busy-page.ts";

/** After how many seconds a rejected client can succeed; random, so that not all come back at once. */
const retryAfterRange = { least: 4, most: 9 };

const english = translate(allWords("en"));

/**
 * The response of a busy process: a page, or its text where a script asked. Nothing was done.
 * @param request its body, where it has one, is complete and unread
 */
export async function busyResponse(request: Request): Promise<Response> {
  const headers = {
    "Retry-After": String(randomInt(retryAfterRange.least, retryAfterRange.most + 1)),
    "Cache-Control": "no-store",
  };
  const isForm = request.method === "POST";
  const refusal = { reason: "busy", isForm } as const;
  // The forms' own scripts read errors by field; the router's show the response as it is.
  if (isForm && !isForRouter(request) && !isForPeople(request)) {
    const { text } = refusalIn(english, refusal);
    return Response.json({ errors: { form: text } }, { status: 503, headers });
  }
  // A read request gets a page, even where it does not ask for HTML: the page cache requests pages without a
  // visitor's headers.
  return refuse(request, refusal, 503, headers, await readRejectedForm(request));
}

/**
 * The response to a client that reads more often than any person does: a page that costs nothing to make.
 * @param message a sentence without its full stop, for pages that guests do not read
 * @param counted what it did too often
 */
export async function tooManyRequestsResponse(
  request: Request,
  { message, retryAfterSeconds }: { message: string; retryAfterSeconds?: number },
  counted: "visits" | "guesses",
): Promise<Response> {
  const headers = {
    ...(retryAfterSeconds !== undefined && { "Retry-After": String(retryAfterSeconds) }),
    "Cache-Control": "no-store",
  };
  if (languageOfGuest(request) !== null)
    return refuse(request, { reason: counted, seconds: retryAfterSeconds ?? 0 }, 429, headers, null);
  const text = `${message}.`;
  if (isForRouter(request)) return new Response(text, { status: 429, headers });
  const words = refusalIn(english, { reason: counted, seconds: 0 });
  const answer = await page(429, { ...words, text, language: "en" }, headers, null);
  return request.method === "HEAD" ? new Response(null, answer) : answer;
}

/**
 * The response to a request that failed. A form that a person sent without a script comes back: an error page of
 * the site would lose everything that was typed. Guests are told in their language, whatever they asked for.
 * @param failed the original response
 * @param number id of the request, by which its error is found in the log
 */
export async function failedResponse(request: Request, failed: Response, number: string): Promise<Response> {
  const isForm = request.method === "POST";
  const isForGuest = languageOfGuest(request) !== null;
  const isReplaced = isForm && !isForRouter(request) ? isForPeople(request) : isForGuest;
  if (failed.status < 500 || !isReplaced) return failed;
  await failed.body?.cancel();
  const form = await readRejectedForm(request);
  return refuse(
    request,
    { reason: "failed", isForm, number },
    failed.status,
    { "Cache-Control": "no-store" },
    form,
  );
}

/**
 * The response to a guest's request that is refused, or fails, before it is whole: its form is not returned.
 * @returns null where the request is not for a page of guests
 */
export async function guestRefusal(
  request: Request,
  status: number,
  refusal: ServerRefusal,
): Promise<Response | null> {
  if (languageOfGuest(request) === null) return null;
  return refuse(request, refusal, status, { "Cache-Control": "no-store" }, null);
}

async function refuse(
  request: Request,
  refusal: ServerRefusal,
  status: number,
  headers: Record<string, string>,
  form: ReturnedForm | null,
): Promise<Response> {
  const asked = languageOfGuest(request);
  const language = asked ?? "en";
  const words = refusalIn(translate(allWords(language)), refusal);
  if (isForRouter(request))
    return new Response(asked === null ? words.text : refusalLines({ ...words, language }), {
      status,
      headers,
    });
  const answer = await page(status, { ...words, language }, headers, form);
  return request.method === "HEAD" ? new Response(null, answer) : answer;
}

const page = async (
  status: number,
  words: BusyPageWords,
  headers: Record<string, string>,
  form: ReturnedForm | null,
): Promise<Response> =>
  new Response((await busyPage(words, form)).toString(), {
    status,
    headers: {
      ...headers,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": busyPagePolicy,
      "Referrer-Policy": "same-origin",
    },
  });

const isForRouter = ({ url }: Request) => new URL(url).pathname.endsWith(".data");

/** Browsers that open a page ask for HTML; scripts accept anything. */
const isForPeople = (request: Request) =>
  !isForRouter(request) && (request.headers.get("Accept") ?? "").includes("text/html");

async function readRejectedForm(request: Request): Promise<ReturnedForm | null> {
  const type = request.headers.get("Content-Type") ?? "";
  if (request.method !== "POST" || !type.startsWith("application/x-www-form-urlencoded")) return null;
  const fields = [...new URLSearchParams(await request.text())];
  const { pathname, search } = new URL(request.url);
  return { path: `${pathname}${search}`, fields };
}
