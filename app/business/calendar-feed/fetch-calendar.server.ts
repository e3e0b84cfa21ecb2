import { lookup, type LookupAddress } from "node:dns";
import { get } from "node:https";
import type { IncomingMessage } from "node:http";
import type { LookupFunction } from "node:net";

import type { CalendarProblem } from "#database/enums.ts";

import { maxCalendarBytes } from "./calendar-size.ts";
import { readCalendarUrl } from "./calendar-url.ts";
import { isPublicAddress } from "./public-address.ts";

/** Maximum bytes of a calendar, and maximum time with all redirects. */
export const calendarLimits = { bytes: maxCalendarBytes, millis: 10_000, redirects: 3 } as const;

export type FetchedCalendar = { ok: true; text: string } | { ok: false; problem: CalendarProblem };

/** What a server answered: its status, where it redirects to, and the body, read as far as it is wanted. */
export type CalendarResponse = {
  status: number;
  location: string | undefined;
  /** Compressed bodies are not read: their size says nothing. */
  encoding: string | undefined;
  body: AsyncIterable<unknown>;
};

type Ask = (url: URL, signal: AbortSignal) => Promise<CalendarResponse>;

class PrivateAddressError extends Error {}

/**
 * Reads a calendar from the address that a business gave. Each address on the way is checked after its name
 * was resolved, and the connection goes to just that address, so that no name leads into our own network.
 */
export async function fetchCalendar(from: URL, ask: Ask = askOverHttps): Promise<FetchedCalendar> {
  const signal = AbortSignal.timeout(calendarLimits.millis);
  try {
    let url = from;
    for (let hop = 0; hop <= calendarLimits.redirects; hop += 1) {
      const response = await ask(url, signal);
      const { status, location, encoding } = response;
      if (status >= 300 && status < 400 && location !== undefined) {
        const next = URL.canParse(location, url) ? readCalendarUrl(new URL(location, url).href) : null;
        if (next === null || !next.ok) return { ok: false, problem: "private" };
        url = next.url;
        continue;
      }
      if (status !== 200) return { ok: false, problem: "refused" };
      if (encoding !== undefined && encoding !== "identity") return { ok: false, problem: "not-a-calendar" };
      return await readBody(response.body);
    }
    return { ok: false, problem: "unreachable" };
  } catch (error) {
    return { ok: false, problem: error instanceof PrivateAddressError ? "private" : "unreachable" };
  }
}

async function readBody(body: AsyncIterable<unknown>): Promise<FetchedCalendar> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    if (!(chunk instanceof Uint8Array)) continue;
    size += chunk.length;
    // Leaving the loop closes the connection.
    if (size > calendarLimits.bytes) return { ok: false, problem: "too-large" };
    chunks.push(chunk);
  }
  return { ok: true, text: Buffer.concat(chunks).toString("utf8") };
}

const askOverHttps: Ask = async (url, signal) => {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(
    url,
    {
      agent: false,
      signal,
      lookup: publicLookup,
      headers: { Accept: "text/calendar", "Accept-Encoding": "identity", "User-Agent": "WildRoseWeddings" },
    },
    resolve,
  ).on("error", reject);
  const response = await promise;
  return {
    status: response.statusCode ?? 0,
    location: response.headers.location,
    encoding: response.headers["content-encoding"],
    body: response,
  };
};

/** Resolves a name for a connection, and refuses it where any of its addresses is not public. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found ?? [];
    if (error !== null || first === undefined) return callback(error ?? new Error("No address"), "");
    if (!found.every(({ address }) => isPublicAddress(address)))
      return callback(new PrivateAddressError("Not a public address"), "");
    if (options.all === true) return callback(null, found);
    callback(null, first.address, first.family);
  });
};
