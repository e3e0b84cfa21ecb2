import type { MiddlewareHandler } from "hono";
import { accepts } from "hono/accepts";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX as compressible } from "hono/utils/compress";

import { compressBody } from "./page-cache/compress.ts";

/**
 * Smaller bodies are not worth compressing; the same threshold as hono/compress, which serves clients that
 * accept gzip only.
 */
const minCompressibleBytes = 1024;

/**
 * Compresses dynamic responses with Brotli for browsers that accept it. Our responses are complete when they
 * are sent.
 */
export function compressResponses(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { res: answer } = context;
    if (context.req.method === "HEAD" || !answer.body || !isWorthIt(answer)) return;
    if (accepts(context, { header: "Accept-Encoding", supports: ["br"], default: "" }) !== "br") return;
    const content = Buffer.from(await answer.arrayBuffer());
    const packed = content.length >= minCompressibleBytes;
    const { body } = await compressBody(content, packed ? "br" : "identity");
    context.res = new Response(body, answer);
    context.res.headers.set("Content-Length", String(body.length));
    addVary(context.res.headers);
    if (!packed) return;
    context.res.headers.set("Content-Encoding", "br");
    // Its strong tag belonged to the uncompressed bytes, so it becomes a weak one.
    const tag = answer.headers.get("ETag");
    if (tag?.startsWith('"')) context.res.headers.set("ETag", `W/${tag}`);
  };
}

/** A page that depends on other headers, too, says so already. */
function addVary(headers: Headers): void {
  const header = "Accept-Encoding";
  const named = (headers.get("Vary") ?? "").split(",").map((name) => name.trim().toLowerCase());
  if (!named.includes(header.toLowerCase())) headers.append("Vary", header);
}

function isWorthIt({ status, headers }: Response): boolean {
  return (
    status !== 206 && !headers.has("Content-Encoding") && compressible.test(headers.get("Content-Type") ?? "")
  );
}
