import type { Context, MiddlewareHandler } from "hono";

import { isPrivateAddress } from "#app/private-links/private-address.ts";

import { answerTooOften } from "./overload/busy-response.ts";
import type { FormGuard } from "./form-guard/form-guard.ts";

/** A calendar's maker reads for very many couples from one address; what it reads has limits of its own. */
const calendars = /^\/+calendars\//i;

/**
 * Counts who opens pages under a key, before the key is looked up: such a page is made for each visit, and
 * a wrong key may not be tried without end.
 * @param addressOf where a request came from, as clientAddress says
 */
export function limitPrivatePages(
  guard: FormGuard,
  addressOf: (context: Context) => string,
): MiddlewareHandler {
  return async (context, next) => {
    const { method, path, raw } = context.req;
    // Forms are counted by what they do.
    const isVisit = (method === "GET" || method === "HEAD") && isPrivateAddress(path);
    if (!isVisit || calendars.test(path)) return next();
    const refusal = await guard.admitVisit(addressOf(context));
    return refusal === null ? next() : answerTooOften(raw, refusal);
  };
}
