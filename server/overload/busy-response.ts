import { randomInt } from "node:crypto";

import { busyPage, busyPagePolicy, type UntakenForm } from "./busy-page.ts";

/** When whoever was refused has a chance, in seconds; not all come back at once. */
const pause = { least: 4, most: 9 };

const busyText = {
  title: "Many people are here at this moment",
  read: "We could not show you this page just now. Please try it again in a few seconds.",
  posted:
    "We could not take this just now, and nothing of it was kept. Everything you wrote is still here: please send it again in a few seconds.",
};

const failedText = (number: string) => ({
  title: "This could not be kept just now",
  text: `Something on our side failed. Everything you wrote is still here: please send it again in a minute. Sent twice, it is kept once. If it fails again, tell us this number: ${number}.`,
});

/**
 * The answer to whom there was no time for: a page, or its words where a script asked. Nothing was done.
 * @param request its body, where it has one, is whole and unread
 */
export async function answerBusy(request: Request): Promise<Response> {
  const headers = {
    "Retry-After": String(randomInt(pause.least, pause.most + 1)),
    "Cache-Control": "no-store",
  };
  const text = request.method === "POST" ? busyText.posted : busyText.read;
  // The router's scripts show what they are answered as it is, the forms' own read errors by field.
  if (isForRouter(request)) return new Response(text, { status: 503, headers });
  if (request.method === "POST" && !isForPeople(request))
    return Response.json({ errors: { form: text } }, { status: 503, headers });
  // Whoever reads gets a page, though the request may not say so: the store asks for pages without saying for whom.
  return page(request, 503, { title: busyText.title, text }, headers);
}

/**
 * The answer to whom reads more often than anybody does: a page that costs nothing to make.
 * @param message a sentence without its full stop
 */
export function answerTooOften(
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
 * The answer to a posted form that failed, where a person sent it without a script: an error page of the
 * site would keep nothing of what was typed.
 * @param failed what it would be otherwise
 * @param number of the request, by which its error is found in the log
 */
export async function answerFailed(request: Request, failed: Response, number: string): Promise<Response> {
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

/** Browsers that open a page say that they want one; scripts take what comes. */
const isForPeople = (request: Request) =>
  !isForRouter(request) && (request.headers.get("Accept") ?? "").includes("text/html");

async function readUntaken(request: Request): Promise<UntakenForm | null> {
  const type = request.headers.get("Content-Type") ?? "";
  if (request.method !== "POST" || !type.startsWith("application/x-www-form-urlencoded")) return null;
  const fields = [...new URLSearchParams(await request.text())];
  const { pathname, search } = new URL(request.url);
  return { path: `${pathname}${search}`, fields };
}
