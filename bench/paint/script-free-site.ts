import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from "node:zlib";

import { recordResponse, type RecordedResponse } from "../serving/record-responses.ts";
import { stripScripts, stripScriptLinks } from "./strip-scripts.ts";

/**
 * The site without any script: its pages lose theirs, all else is passed on as it is, with the same
 * headers and compressed alike. What was asked for once comes from memory.
 */
export async function startScriptFreeSite(origin: string) {
  const kept = new Map<string, Promise<RecordedResponse>>();
  const server = createServer((request, response) => {
    const key = `${request.url} ${request.headers["accept-encoding"]}`;
    const answer =
      kept.get(key) ?? recordResponse(origin, request.url ?? "/", asked(request)).then(withoutScripts);
    kept.set(key, answer);
    answer.then(
      (recorded) => send(recorded, response),
      () => {
        kept.delete(key);
        response.destroy();
      },
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function asked({ headers }: IncomingMessage): Record<string, string> {
  return {
    Accept: headers.accept ?? "*/*",
    "Accept-Encoding": headers["accept-encoding"]?.toString() ?? "identity",
  };
}

function send({ status, headers, body }: RecordedResponse, response: ServerResponse): void {
  response.writeHead(status, [...headers.flat(), "Content-Length", String(body.length)]).end(body);
}

function withoutScripts(answer: RecordedResponse): RecordedResponse {
  const header = (wanted: string) => answer.headers.find(([name]) => name.toLowerCase() === wanted)?.[1];
  const headers = answer.headers.flatMap(([name, value]): [string, string][] => {
    const left = name.toLowerCase() === "link" ? stripScriptLinks(value) : value;
    return left === null ? [] : [[name, left]];
  });
  if (!header("content-type")?.startsWith("text/html")) return { ...answer, headers };
  return { ...answer, headers, body: strip(answer.body, header("content-encoding")) };
}

/** A page in the encoding that it came in, as hard as it was compressed there. */
function strip(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === "br") {
    const html = brotliDecompressSync(body).toString();
    return brotli(stripScripts(html), likeliestQuality(html, body.length));
  }
  if (encoding === "gzip") return gzipSync(stripScripts(gunzipSync(body).toString()));
  return Buffer.from(stripScripts(body.toString()));
}

/** Qualities of Brotli that a server may choose. */
const qualities = [4, 5, 6, 7, 8, 9, 10, 11] as const;

/** The quality whose result is nearest to what the server sent. */
function likeliestQuality(html: string, sent: number): number {
  const off = (quality: number) => Math.abs(brotli(html, quality).length - sent);
  return qualities.reduce((best, quality) => (off(quality) < off(best) ? quality : best), 5);
}

function brotli(html: string, quality: number): Buffer {
  return brotliCompressSync(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}
