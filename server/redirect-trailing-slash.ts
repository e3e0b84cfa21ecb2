import type { MiddlewareHandler } from "hono";

/**
 * A URL has one spelling: surplus slashes at either end get a permanent redirect. The target begins with
 * exactly one slash, so that '//evil.example/' stays on the site.
 */
export function redirectTrailingSlash(): MiddlewareHandler {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const target = canonicalPath(pathname);
    if (target === pathname || !["GET", "HEAD"].includes(context.req.method)) return next();
    return context.redirect(`${target}${search}`, 301);
  };
}

/** The path with one slash at its beginning and none at its end; of nothing but slashes, one is left. */
export function canonicalPath(pathname: string): string {
  return `/${pathname.replace(/^\/+/, "").replace(/\/+$/, "")}`;
}
