import type { IncomingMessage, RequestListener } from "node:http";

/** Whether a request names at most one host: node:http silently takes the first of several. */
export function namesOneHost({ rawHeaders }: Pick<IncomingMessage, "rawHeaders">): boolean {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length <= 1;
}

/**
 * Rejects a request that names two hosts, as RFC 9112 requires: the proxy in front may have used the other
 * one.
 */
export function rejectDuplicateHost(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (namesOneHost(request)) return listener(request, response);
    response
      .writeHead(400, {
        "Content-Type": "text/plain; charset=utf-8",
        "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff",
        Connection: "close",
      })
      .end("A request names one host.\n");
  };
}
