import type { Context, MiddlewareHandler } from "hono";

import { isPrivatePath, isWeddingPagePath } from "#app/messaging/private-links/private-path.ts";

import { tooManyRequestsResponse } from "./overload/busy-response.ts";
import type { FormGuard } from "#app/messaging/forms/form-guard.ts";

/** A calendar service reads for very many couples from one IP; feeds have their own limits. */
const calendars = /^\/+calendars\//i;

/** A page has up to twelve; who opens it was counted once, and a wrong name is counted as of the page. */
const photographs = /^\/+w\/+[^/]+\/+photographs\//i;

/**
 * Counts requests for pages under a key, before the key is looked up: such a page is rendered for each visit,
 * and keys must not be guessed without limit.
 * @param clientIpOfRequest client IP of a request, as clientIpOf gives it
 */
export function limitPrivatePages(
  guard: FormGuard,
  clientIpOfRequest: (context: Context) => string,
): MiddlewareHandler {
  return async (context, next) => {
    const { method, path, raw } = context.req;
    // A wedding's page whose name is guessed: forms, too, would tell whether it exists.
    const stopped = isWeddingPagePath(path) ? await guard.admitGuess(clientIpOfRequest(context)) : null;
    if (stopped !== null) return tooManyRequestsResponse(raw, stopped, "guesses");
    // Forms are counted by their own limits.
    const isVisit = (method === "GET" || method === "HEAD") && isPrivatePath(path);
    if (!isVisit || calendars.test(path) || photographs.test(path)) return next();
    const refusal = await guard.admitVisit(clientIpOfRequest(context));
    return refusal === null ? next() : tooManyRequestsResponse(raw, refusal, "visits");
  };
}
