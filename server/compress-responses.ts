import type { MiddlewareHandler } from "hono";
import { accepts } from "hono/accepts";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX as compressible } from "hono/utils/compress";

import { pack } from "./page-store/pack.ts";

/** Below this it does not pay; the same as hono/compress has, which serves whoever takes gzip only. */
const smallest = 1024;

/** Sends what is made for a request as Brotli to browsers that take it. Our answers are whole when they are sent. */
export function compressAnswers(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { res: answer } = context;
    if (context.req.method === "HEAD" || !answer.body || !isWorthIt(answer)) return;
    if (accepts(context, { header: "Accept-Encoding", supports: ["br"], default: "" }) !== "br") return;
    const content = Buffer.from(await answer.arrayBuffer());
    const packed = content.length >= smallest;
    const { body } = await pack(content, packed ? "br" : "identity");
    context.res = new Response(body, answer);
    context.res.headers.set("Content-Length", String(body.length));
    context.res.headers.set("Vary", "Accept-Encoding");
    if (!packed) return;
    context.res.headers.set("Content-Encoding", "br");
    // Its tag was that of other bytes, which say the same.
    const tag = answer.headers.get("ETag");
    if (tag?.startsWith('"')) context.res.headers.set("ETag", `W/${tag}`);
  };
}

function isWorthIt({ status, headers }: Response): boolean {
  return (
    status !== 206 && !headers.has("Content-Encoding") && compressible.test(headers.get("Content-Type") ?? "")
  );
}
