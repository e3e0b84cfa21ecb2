import { randomInt } from "node:crypto";

import { busyPage, busyPagePolicy, type ReturnedForm } from "./busy-page.ts";

/** After how many seconds a rejected client can succeed; random, so that not all come back at once. */
const retryAfterRange = { least: 4, most: 9 };

const busyText = {
  title: "We’re very busy right now",
  read: "We couldn’t show you this page just now. Please try again in a few seconds.",
  posted:
    "We couldn’t save this just now. Everything you wrote is still here: please send it again in a few seconds.",
};

const failedText = (number: string) => ({
  title: "We couldn’t save this just now",
  text: `Something on our side failed. Everything you wrote is still here: please send it again in a minute. We won’t save it twice. If it fails again, tell us this number: ${number}.`,
});

/**
 * The response of a busy process: a page, or its text where a script asked. Nothing was done.
 * @param request its body, where it has one, is complete and unread
 */
export async function busyResponse(request: Request): Promise<Response> {
  const headers = {
    "Retry-After": String(randomInt(retryAfterRange.least, retryAfterRange.most + 1)),
    "Cache-Control": "no-store",
  };
  const text = request.method === "POST" ? busyText.posted : busyText.read;
  // The router's scripts show the response as it is; the forms' own scripts read errors by field.
  if (isForRouter(request)) return new Response(text, { status: 503, headers });
  if (request.method === "POST" && !isForPeople(request))
    return Response.json({ errors: { form: text } }, { status: 503, headers });
  // A read request gets a page, even where it does not ask for HTML: the page cache requests pages without a
  // visitor's headers.
  return page(request, 503, { title: busyText.title, text }, headers);
}

/**
 * The response to a client that reads more often than any person does: a page that costs nothing to make.
 * @param message a sentence without its full stop
 */
export function tooManyRequestsResponse(
  request: Request,
  { message, retryAfterSeconds }: { message: string; retryAfterSeconds?: number },
): Promise<Response> {
  const headers = {
    ...(retryAfterSeconds !== undefined && { "Retry-After": String(retryAfterSeconds) }),
    "Cache-Control": "no-store",
  };
  const text = `${message}.`;
  if (isForRouter(request)) return Promise.resolve(new Response(text, { status: 429, headers }));
  return page(request, 429, { title: "Please wait a moment", text }, headers);
}

/**
 * The response to a failed form that a person sent without a script: an error page of the site would lose
 * everything that was typed.
 * @param failed the original response
 * @param number id of the request, by which its error is found in the log
 */
export async function failedFormResponse(
  request: Request,
  failed: Response,
  number: string,
): Promise<Response> {
  if (request.method !== "POST" || failed.status < 500 || !isForPeople(request)) return failed;
  await failed.body?.cancel();
  return page(request, failed.status, failedText(number), { "Cache-Control": "no-store" });
}

async function page(
  request: Request,
  status: number,
  words: { title: string; text: string },
  headers: Record<string, string>,
): Promise<Response> {
  const body =
    request.method === "HEAD" ? null : (await busyPage(words, await readUntaken(request))).toString();
  return new Response(body, {
    status,
    headers: {
      ...headers,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": busyPagePolicy,
      "Referrer-Policy": "same-origin",
    },
  });
}

const isForRouter = ({ url }: Request) => new URL(url).pathname.endsWith(".data");

/** Browsers that open a page ask for HTML; scripts accept anything. */
const isForPeople = (request: Request) =>
  !isForRouter(request) && (request.headers.get("Accept") ?? "").includes("text/html");

async function readUntaken(request: Request): Promise<ReturnedForm | null> {
  const type = request.headers.get("Content-Type") ?? "";
  if (request.method !== "POST" || !type.startsWith("application/x-www-form-urlencoded")) return null;
  const fields = [...new URLSearchParams(await request.text())];
  const { pathname, search } = new URL(request.url);
  return { path: `${pathname}${search}`, fields };
}
