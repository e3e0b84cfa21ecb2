/**
 * The file operations that strace recorded of a process, as a list in memory. Needs `strace -f -y -xx`: every
 * string and path is then written in hexadecimal.
 */
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";

export type TracedCall =
  | { call: "open"; path: string; create: boolean; truncate: boolean }
  | { call: "write"; path: string; data: Buffer; offset: number }
  | { call: "truncate"; path: string; size: number }
  | { call: "mkdir" | "remove"; path: string }
  | { call: "rename"; path: string; target: string }
  /** A sync covers what was written when it began; it takes effect once it has ended. */
  | { call: "sync begins"; path: string; id: number }
  | { call: "sync ends"; id: number }
  /** Written to standard output. */
  | { call: "say"; text: string };

/** The system calls to trace. A call in this list that this file cannot parse makes it throw. */
export const tracedCallNames =
  "open,openat,creat,write,writev,pwrite64,pwritev,pwritev2,fsync,fdatasync,rename,renameat," +
  "renameat2,unlink,unlinkat,rmdir,mkdir,mkdirat,truncate,ftruncate,fallocate,link,linkat," +
  "symlink,symlinkat,copy_file_range,sendfile";

const decode = (hex = "") => Buffer.from(hex.replaceAll("\\x", ""), "hex");

/**
 * Parses the calls on paths below `root`, and the printed output, from a trace. Failed calls are left out.
 */
export async function readTrace(trace: string, root: string): Promise<TracedCall[]> {
  const calls: TracedCall[] = [];
  const unfinished = new Map<string, { text: string; sync: number | undefined }>();

  for await (const line of createInterface({ input: createReadStream(trace, "latin1") })) {
    const [, thread = "", rest = ""] = /^(\d+) +(.*)$/.exec(line) ?? [];
    const begun = /^(.*) <unfinished \.\.\.>$/.exec(rest);
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest);
    if (begun) {
      const [, text = ""] = begun;
      unfinished.set(thread, { text, sync: beginSync(text) });
    } else if (resumed) {
      const start = unfinished.get(thread);
      unfinished.delete(thread);
      finish(`${start?.text ?? ""}${resumed[1] ?? ""}`, start?.sync);
    } else {
      finish(rest, beginSync(rest));
    }
  }
  return calls;

  function beginSync(text: string): number | undefined {
    const [, hex] = /^f(?:data)?sync\(\d+<([^>]*)>/.exec(text) ?? [];
    const path = decode(hex).toString();
    if (!path.startsWith(root)) return undefined;
    const id = calls.length;
    calls.push({ call: "sync begins", path, id });
    return id;
  }

  function finish(text: string, sync: number | undefined): void {
    const [, name, args = "", result] = /^(\w+)\((.*)\) += (\d+)/.exec(text) ?? [];
    if (name === undefined) return;
    if (sync !== undefined) calls.push({ call: "sync ends", id: sync });
    else calls.push(...understand(name, args, Number(result), root));
  }
}

function understand(name: string, args: string, result: number, root: string): TracedCall[] {
  const [, number, hexPath] = /^(\w+)<([^>]*)>/.exec(args) ?? [];
  const [first, second] = Array.from(args.matchAll(/"([^"]*)"/g), ([, hex]) => hex);
  const lastNumber = Number(/(\d+)$/.exec(args)?.[1]);
  const path = decode(name === "openat" ? first : (hexPath ?? first)).toString();

  if (name === "write" && number === "1") return [{ call: "say", text: decode(first).toString() }];
  if (!path.startsWith(root)) return [];

  switch (name) {
    case "openat":
      return [{ call: "open", path, create: /O_CREAT/.test(args), truncate: /O_TRUNC/.test(args) }];
    case "pwrite64":
      return [{ call: "write", path, data: decode(first).subarray(0, result), offset: lastNumber }];
    case "truncate":
    case "ftruncate":
      return [{ call: "truncate", path, size: lastNumber }];
    case "rename":
      return [{ call: "rename", path, target: decode(second).toString() }];
    case "mkdir":
      return [{ call: "mkdir", path }];
    case "unlink":
    case "rmdir":
      return [{ call: "remove", path }];
    default:
      throw new Error(`The proof cannot follow ${name} on ${path}.`);
  }
}
