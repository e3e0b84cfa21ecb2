import { answerHeaders } from "#app/messaging/forms/form-rejection.ts";

type Receipt = { ok: boolean; status: number; retryAfterSeconds?: number | undefined };

/** What a script is answered that posted a form. */
export const answerScript = (receipt: Receipt, answer: object): Response =>
  Response.json(answer, { status: receipt.status, headers: answerHeaders(receipt) });

/** What stands where forms are only posted. @param why a sentence with its full stop */
export const onlyPosted = (why: string): Response =>
  new Response(`${why}\n`, { status: 405, headers: { Allow: "POST" } });
