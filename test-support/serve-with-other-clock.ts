import { readFileSync } from "node:fs";

import { readSettings } from "#server/environment.ts";
import { serveSite } from "#server/serve-site.ts";

import { inProject } from "./project-folder.ts";

// What server/main.ts serves, under a clock that is off by as many milliseconds as a file says:
// `serve-with-other-clock.ts FILE`. The embedded database reads this clock, too.
const [file = ""] = process.argv.slice(2);

let offset = 0;
const readOffset = () => void (offset = Number(readFileSync(file, "utf8")));
readOffset();
setInterval(readOffset, 20).unref();

const RealDate = Date;
const now = () => RealDate.now() + offset;
globalThis.Date = new Proxy(RealDate, {
  construct: (date, args: unknown[], asked) =>
    Reflect.construct(date, args.length === 0 ? [now()] : args, asked),
  apply: () => new RealDate(now()).toString(),
  get: (date, name) => (name === "now" ? now : Reflect.get(date, name)),
});

await serveSite(readSettings(process.env), inProject("."));
