import { z } from "zod";

const item = "wild-rose-proposed-here";

/** Ids of what was proposed and said on this device: it alone offers to take them back. */
export function readMine(storage: Pick<Storage, "getItem">): ReadonlySet<string> {
  try {
    return new Set(z.array(z.string()).safeParse(JSON.parse(storage.getItem(item) ?? "[]")).data);
  } catch {
    return new Set();
  }
}

export function noteMine(storage: Storage, id: string): void {
  storage.setItem(item, JSON.stringify([...readMine(storage), id].slice(-1000)));
}
