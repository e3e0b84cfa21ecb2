import { z } from "zod";

import { findNginx, startNginx } from "./nginx.ts";
import { startBenchProcess } from "./bench-process.ts";
import type { RecordedResponse } from "./record-responses.ts";

/** A server that pages are asked of, in a process of its own. */
export type ComparedServer = {
  name: "site" | "bare Node" | "nginx";
  pid: number;
  port: number;
  /** The address of the nth page there. */
  path: (nth: number) => string;
};

/** What the site's answers are held against: the same bytes with the same headers, from memory and as files. */
export async function startComparisons(
  answers: readonly RecordedResponse[],
  opened: AsyncDisposableStack,
): Promise<ComparedServer[]> {
  const memory = startBenchProcess<readonly RecordedResponse[], number>(
    "./memory-server.process.ts",
    z.number(),
  );
  opened.defer(memory.stop);
  const paths = answers.map(({ path }) => path);
  const bare: ComparedServer = {
    name: "bare Node",
    pid: memory.pid,
    port: await memory.ask(answers),
    path: (nth) => paths[nth] ?? "/",
  };
  const program = findNginx();
  if (program === undefined) return [bare];
  const nginx = await startNginx(program, answers);
  opened.defer(nginx.stop);
  return [bare, { name: "nginx", pid: nginx.pid, port: nginx.port, path: (nth) => `/${nth}` }];
}
