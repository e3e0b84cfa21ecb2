import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";

import { exitWithParentFlags } from "../tooling/pinned-node.mjs";
import { inProject } from "./project-folder.ts";

export type ProcessResult = {
  exitCode: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
};

export type RunningProcess = {
  child: ChildProcess;
  /** Its output so far. */
  output: () => { stdout: string; stderr: string };
  /** Resolves when it has ended and all of its output is read. */
  ended: Promise<ProcessResult>;
};

/**
 * Starts a program of the project on the Node that runs the tests. It sees only the given settings, and ends
 * with the tests even when these are killed.
 * @param args script below the project's folder, and its arguments
 * @param flags of Node itself
 */
export function startProcess(
  args: string[],
  settings: Record<string, string>,
  flags: readonly string[] = [],
): RunningProcess {
  const [script = "", ...rest] = args;
  const child = spawn(process.execPath, [...flags, ...exitWithParentFlags, inProject(script), ...rest], {
    cwd: inProject("."),
    env: { ...environmentOfTheSystem(), NODE_ENV: "production", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const written = { stdout: "", stderr: "" };
  child.stdout?.setEncoding("utf8").on("data", (text: string) => (written.stdout += text));
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (written.stderr += text));
  const ended = once(child, "close").then(() => ({
    exitCode: child.exitCode,
    signal: child.signalCode,
    ...written,
  }));
  return { child, output: () => ({ ...written }), ended };
}

/** Runs a program of the project to its end. */
export function runProcess(args: string[], settings: Record<string, string>): Promise<ProcessResult> {
  return startProcess(args, settings).ended;
}

function environmentOfTheSystem(): Record<string, string> {
  const ofPrograms = ["PATH", "HOME", "TMPDIR", "TEMP", "TMP", "LANG", "SystemRoot", "USERPROFILE"];
  const kept = [...ofPrograms, "NODE_COMPILE_CACHE"];
  return Object.fromEntries(kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
