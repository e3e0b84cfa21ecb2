import { get } from "node:http";

/** What a server answered, as it came over the wire. */
export type RecordedResponse = {
  path: string;
  status: number;
  /** Those that say something of the content; what concerns the connection each server says by itself. */
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer;
};

/** Of the connection, or made for each answer. */
const ofTheConnection = new Set(["connection", "keep-alive", "date", "transfer-encoding", "content-length"]);

/** As a browser asks for a page. */
export const browserHeaders = {
  Accept: "text/html,application/xhtml+xml,*/*;q=0.8",
  "Accept-Encoding": "gzip, deflate, br",
};

/**
 * Asks a site for one address and keeps the answer compressed, as it is.
 * @param headers with which it asks
 */
export function recordResponse(
  origin: string,
  path: string,
  headers: Record<string, string> = browserHeaders,
): Promise<RecordedResponse> {
  return new Promise((resolve, reject) => {
    get(new URL(path, origin), { headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          path,
          status: response.statusCode ?? 0,
          headers: pairs(response.rawHeaders).filter(([name]) => !ofTheConnection.has(name.toLowerCase())),
          body: Buffer.concat(parts),
        }),
      );
    }).on("error", reject);
  });
}

function pairs(raw: readonly string[]): [string, string][] {
  return Array.from({ length: raw.length / 2 }, (_, nth) => [raw[2 * nth] ?? "", raw[2 * nth + 1] ?? ""]);
}
