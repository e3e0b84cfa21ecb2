import { existsSync, readFileSync } from "node:fs";

// A process whose clock is off by the number of milliseconds in the file CLOCK_FILE, from the moment that it
// is written: for everything that reads the date, as the embedded database does. Elapsed time (timers,
// performance.now) is unaffected, as when a machine's clock is set.
const file = process.env.CLOCK_FILE ?? "";

/** How often the file is read, in milliseconds: the clock is read thousands of times a second. */
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
