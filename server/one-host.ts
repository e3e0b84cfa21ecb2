import type { RequestListener } from "node:http";

/**
 * Refuses a request that names two hosts, as RFC 9112 wants it: what stands in front may have believed the
 * other one. node:http takes the first and keeps silent.
 */
export function withOneHost(listener: RequestListener): RequestListener {
  return (request, response) => {
    const names = request.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host");
    if (names.length <= 1) return listener(request, response);
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
