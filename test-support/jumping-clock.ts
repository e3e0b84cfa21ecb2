import { existsSync, readFileSync } from "node:fs";

// A process whose clock is off by as many milliseconds as stand in the file CLOCK_FILE, from the moment
// that it stands there: for whatever asks for the date, as the embedded database does. The time that
// passes (timers, performance.now) stays what it is, as it does when a machine's clock is set.
const file = process.env.CLOCK_FILE ?? "";

/** How often the file is looked at, in milliseconds: the clock is asked thousands of times a second. */
const lookMillis = 10;

let lookedAt = -Infinity;
let offset = 0;

function readOffset(): number {
  if (performance.now() - lookedAt < lookMillis) return offset;
  lookedAt = performance.now();
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  return (offset = Number(text));
}

const { now: realNow } = Date;
const now = () => realNow() + readOffset();
Date.now = now;
globalThis.Date = new Proxy(Date, {
  construct: (real, given: unknown[], target) =>
    Reflect.construct(real, given.length === 0 ? [now()] : given, target),
  apply: (real) => new real(now()).toString(),
});
