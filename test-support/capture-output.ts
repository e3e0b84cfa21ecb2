import { AsyncLocalStorage } from "node:async_hooks";
import { format } from "node:util";

type Printed = { stdout: string; stderr: string };

const listening = new AsyncLocalStorage<Printed>();

/** Runs a function and returns what it printed, without showing it; several may run at once. */
export async function captureOutput<Value>(run: () => Promise<Value>): Promise<Printed & { value: Value }> {
  const printed = { stdout: "", stderr: "" };
  const value = await listening.run(printed, run);
  return { ...printed, value };
}

for (const [name, stream] of [
  ["log", "stdout"],
  ["error", "stderr"],
] as const) {
  const original = console[name].bind(console);
  console[name] = (...words: unknown[]) => {
    const printed = listening.getStore();
    if (printed) printed[stream] += `${format(...words)}\n`;
    else original(...words);
  };
}

const write = process.stdout.write.bind(process.stdout);
process.stdout.write = (text: string | Uint8Array, ...more: never[]) => {
  const printed = listening.getStore();
  if (printed === undefined) return write(text, ...more);
  printed.stdout += typeof text === "string" ? text : Buffer.from(text).toString();
  return true;
};
