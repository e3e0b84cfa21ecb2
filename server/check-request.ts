import type { Settings } from "#app/messaging/settings.ts";
import type { HttpError } from "#app/messaging/request-context.ts";

const known = new Set(["GET", "HEAD", "POST"]);

/**
 * Checks a request before any route sees it.
 * @param allow the methods that its URL allows, in the form of the Allow header
 */
export function checkRequest(request: Request, settings: Settings, allow: () => string): HttpError | null {
  if (!known.has(request.method)) return { status: 405, message: "This method is not used here." };
  if (!isReadable(new URL(request.url).pathname))
    return {
      status: 400,
      message: "Part of this address is broken. Check the link, or start from our home page.",
    };
  if (request.method === "POST" && !isOwnPost(request, settings))
    return { status: 403, message: "This form was sent from another site. Please send it from ours." };
  if (request.method === "POST" && !allow().includes("POST"))
    return { status: 405, message: "This page doesn’t take forms, so nothing was saved." };
  return null;
}

/** Whether a path is valid UTF-8 after percent-decoding. */
function isReadable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes("\0");
  } catch {
    return false;
  }
}

/**
 * Whether a post comes from our own pages. Browsers say which page a form was sent from; programs that say
 * nothing carry no visitor's credentials and pass.
 */
function isOwnPost(request: Request, settings: Settings): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site === "cross-site") return false;
  const origin = request.headers.get("Origin");
  return origin === null || ownOrigins(request, settings).includes(origin);
}

function ownOrigins(request: Request, { siteUrl, trustProxy }: Settings): string[] {
  const { origin, host } = new URL(request.url);
  const protocol = trustProxy ? request.headers.get("X-Forwarded-Proto")?.split(",")[0]?.trim() : undefined;
  const forwarded = protocol === "https" || protocol === "http" ? [`${protocol}://${host}`] : [];
  return [siteUrl, origin, ...forwarded];
}

/**
 * The request with the origin that its form was sent from. The router compares the two, scheme included, and
 * behind a proxy that terminates TLS they would differ although both are ours.
 */
export function withPostedOrigin(request: Request, settings: Settings): Request {
  const origin = request.headers.get("Origin");
  if (request.method !== "POST" || origin === null || !ownOrigins(request, settings).includes(origin))
    return request;
  const { pathname, search } = new URL(request.url);
  return new Request(`${origin}${pathname}${search}`, request);
}
