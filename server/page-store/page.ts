import { createHash } from "node:crypto";

import { codings, type Coding } from "./accepted-coding.ts";
import { headersOf, isForEveryone, type Answer, type Head } from "./answer-headers.ts";
import { pack, unpack, type Bytes, type Packed, type Quality } from "./pack.ts";

/** A page as it goes over the wire in one coding, headers included. */
export type Variant = {
  body: Bytes;
  /** Names and values in turns, as node:http takes them fastest. */
  headers: string[];
  /** What is said when the visitor has it already. */
  unchanged: string[];
  /** Names of what a visitor may have that says the same: this one first. Empty where it must not be kept. */
  tags: readonly string[];
};

/** What was answered for an address, packed for whoever asks. */
export type Page = {
  status: number;
  /** Pattern of its route, for those who count. */
  route: string;
  /** What the request is called in the log that it failed for; null where it did not. */
  number: string | null;
  /** A name for everything in it: pages with one name are alike. */
  name: string;
  /** It may be given to the next visitor. */
  isForEveryone: boolean;
  /** What is packed already. */
  ready: Partial<Record<Coding, Variant>>;
  /** Packs what is not; several who wait for one coding wait for one packing. */
  packed: (coding: Coding) => Promise<Variant>;
  /** Packs it once more as tightly as can be, for 200 ms of processor. */
  packTightly: () => Promise<void>;
  /** How much memory it takes. */
  bytes: () => number;
};

/** Larger pages would keep a processor for longer than a second. */
const largestTight = 400_000;

type Making = {
  /** Pattern of its route. */
  route: string;
  /** How tightly it is packed at first. */
  quality: Quality;
  /** Told when it takes more memory than before. */
  onGrown: () => void;
};

/** Makes a page of what was answered. */
export function makePage(
  { body: whole, ...head }: Answer,
  { route, quality: atFirst, onGrown }: Making,
): Page {
  const name = nameOf(head, whole);
  const forEveryone = isForEveryone(head);
  const isTightable = whole.length <= largestTight;
  const ready: Page["ready"] = {};
  const underWay = new Map<Coding, Promise<Variant>>();
  // Where the page comes from when another coding is asked for: whole at first, then the smaller Brotli.
  let source: { coding: "br" | "identity"; body: Bytes } = { coding: "identity", body: whole };

  async function make(coding: Coding, quality = atFirst): Promise<Variant> {
    const made = await pack(await unpack(source), coding, quality);
    const tag = forEveryone ? [tagOf(name, made, quality)] : [];
    const variant = variantOf(head, made, [...tag, ...(ready[coding]?.tags ?? [])]);
    ready[coding] = variant;
    if (made.coding === "br") source = { coding: "br", body: made.body };
    onGrown();
    return variant;
  }

  async function packed(coding: Coding): Promise<Variant> {
    const before = ready[coding] ?? underWay.get(coding);
    if (before !== undefined) return before;
    const made = make(coding).finally(() => underWay.delete(coding));
    underWay.set(coding, made);
    return made;
  }

  return {
    status: head.status,
    route,
    number: head.headers.find(([header]) => header.toLowerCase() === "x-request-id")?.[1] ?? null,
    name,
    isForEveryone: forEveryone,
    ready,
    packed,
    packTightly: async () => {
      if (isTightable && ready.br !== undefined) await make("br", 11);
    },
    bytes: () => {
      const bodies = new Set([source.body, ...codings.flatMap((coding) => ready[coding]?.body ?? [])]);
      return [...bodies].reduce((sum, { length }) => sum + length, 0);
    },
  };
}

const nameOf = ({ status, headers }: Head, body: Bytes) =>
  createHash("sha256")
    .update(JSON.stringify([status, headers]))
    .update(body)
    .digest("base64url")
    .slice(0, 16);

/** Other bytes, another tag: tightly packed ones too. */
const tagOf = (name: string, { coding }: Packed, quality: Quality) =>
  coding === "identity" ? `"${name}"` : `"${name}-${coding}${quality === 5 ? "" : quality}"`;

function variantOf(head: Head, { coding, body }: Packed, tags: readonly string[]): Variant {
  return { body, tags, ...headersOf(head, { coding, length: body.length, tag: tags[0] ?? null }) };
}
