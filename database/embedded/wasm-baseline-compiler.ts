import { setFlagsFromString } from "node:v8";

/**
 * V8 options that keep WebAssembly on its first compiler (Liftoff), for a
 * command line. Both are needed: without the first alone V8 still optimises hot
 * functions, without the second alone it optimises all of them at once.
 *
 * Why: PostgreSQL's expression interpreter is one function of 105 kB, and V8's
 * optimising compiler takes 600 MB to compile it, in the middle of ordinary
 * traffic (measured, docs/decisions/0003).
 */
export const baselineCompilerFlags = ["--no-wasm-tier-up", "--no-wasm-dynamic-tiering"];

/**
 * The same for the running process. Call it before the first WebAssembly module
 * of the database is compiled; modules compiled earlier keep what they have.
 */
export function keepWasmOnBaselineCompiler(): void {
  for (const flag of baselineCompilerFlags) setFlagsFromString(flag);
}
