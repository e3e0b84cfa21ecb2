import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { z } from "zod";

import { exitWithParentFlags } from "../../tooling/pinned-node.mjs";

/** A part of the bench that must not share a processor's time with another. */
export type BenchProcess<Told, Said> = {
  pid: number;
  ask: (told: Told) => Promise<Said>;
  stop: () => Promise<void>;
};

/** Starts a program of this folder that answers every message by one message. */
export function startBenchProcess<Told extends object, Said>(
  file: string,
  answers: z.ZodType<Said>,
): BenchProcess<Told, Said> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    execArgv: [...exitWithParentFlags],
    serialization: "advanced",
  });
  const ended = once(child, "exit");
  return {
    pid: child.pid ?? 0,
    ask: (told) =>
      new Promise((resolve, reject) => {
        const settle = (settled: () => void) => {
          child.off("message", answered).off("exit", gone);
          settled();
        };
        const answered = (said: unknown) => settle(() => resolve(answers.parse(said)));
        const gone = () => settle(() => reject(new Error(`${file} ended before it answered`)));
        child.on("message", answered).on("exit", gone);
        child.send(told);
      }),
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
