import { formResponseHeaders } from "./form-rejection.ts";

type Receipt = { ok: boolean; status: number; retryAfterSeconds?: number | undefined };

/** The response to a script that posted a form. */
export const jsonFormResponse = (receipt: Receipt, answer: object): Response =>
  Response.json(answer, { status: receipt.status, headers: formResponseHeaders(receipt) });

/** The response to a GET of a URL that only accepts posts; the server says in its place what to do. */
export const postOnlyResponse = (): Response =>
  new Response(null, { status: 405, headers: { Allow: "POST" } });
