import type { Hono } from "hono";
import { inspect } from "node:util";

import type { EncodedBody } from "./encode-body.ts";
import { injectedName } from "./hostile-texts.ts";
import { pageProblems } from "./read-page.ts";

/** What the site's pages are asked as. */
export const origin = "http://localhost:3000";

/** A request as it is sent. */
export type FuzzRequest = {
  method: string;
  address: string;
  headers: Record<string, string>;
  body: EncodedBody | null;
};

/**
 * What came of a request; `faults` says what is wrong with it. `worked` is for how many of the milliseconds
 * this process was at work: on a busy machine it is kept waiting by others.
 */
export type FuzzResponse = { status: number; millis: number; worked: number; faults: string[] };

/** One page in this many is looked at whole, others where they show what was made to break out of its place. */
const lookedAtWhole = 8;

/** Asks a site something, and looks at its answer as a browser would. */
export async function sendFuzzRequest(
  app: Hono,
  { method, address, headers, body }: FuzzRequest,
  isWhole = address.length % lookedAtWhole === 0,
): Promise<FuzzResponse> {
  const [begun, before] = [performance.now(), process.cpuUsage()];
  const said = hearErrors();
  try {
    const request = new Request(origin + address, {
      method,
      headers: { ...(body?.type ? { "Content-Type": body.type } : {}), ...headers },
      ...(body !== null && { body: body.body }),
    });
    const answer = await app.request(request);
    const text = await answer.text();
    return {
      status: answer.status,
      millis: performance.now() - begun,
      worked: millisOf(process.cpuUsage(before)),
      faults: [
        ...faultsOfAnswer(answer, text, isWhole),
        ...said.errors.map((error) => `in the log: ${error}`),
      ],
    };
  } catch (error) {
    return { status: 0, millis: 0, worked: 0, faults: [`no answer: ${inspect(error)}`] };
  } finally {
    said.stop();
  }
}

const millisOf = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;

function faultsOfAnswer({ status, headers }: Response, text: string, isWhole: boolean): string[] {
  const faults: string[] = [];
  if (status >= 500) faults.push(`answered ${status}`);
  if (!headers.get("Content-Security-Policy")?.includes("default-src 'none'"))
    faults.push("no Content-Security-Policy");
  if (headers.get("X-Content-Type-Options") !== "nosniff") faults.push("no X-Content-Type-Options");
  const isPage = headers.get("Content-Type")?.startsWith("text/html") && !headers.has("Content-Encoding");
  if (isPage && text !== "" && (isWhole || text.includes(injectedName))) faults.push(...pageProblems(text));
  return faults;
}

/** What the site tells its operator of, while it is listened to; what a missing page logs is no error. */
function hearErrors() {
  const { error: sayError, info: sayInfo, warn: sayWarn } = console;
  const errors: string[] = [];
  console.error = (...words: unknown[]) => void errors.push(words.map((word) => inspect(word)).join(" "));
  // The router warns of addresses that it cannot read.
  console.info = console.warn = () => {};
  return {
    errors,
    stop: () => void Object.assign(console, { error: sayError, info: sayInfo, warn: sayWarn }),
  };
}

/** A request in words, for whoever wants to send it again. */
export function describeRequest({ method, address, headers, body }: FuzzRequest): string {
  const text = body === null ? "" : new TextDecoder().decode(body.body);
  return `${method} ${address.slice(0, 300)} ${inspect({ ...headers, type: body?.type, text }, { breakLength: Infinity, maxStringLength: 600 })}`;
}
