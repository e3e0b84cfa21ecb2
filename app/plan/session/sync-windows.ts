import { applyUpdate, encodeStateAsUpdate, encodeStateVector, type Doc } from "yjs";
import { z } from "zod";

/** Changes that another window of this browser made carry it. */
const fromAnotherWindow = Symbol("from another window");

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** What windows say to each other: what one that has just opened the plan has of it, and what has changed. */
const windowMessage = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("opened"), has: bytes }),
  z.object({ kind: z.literal("changed"), update: bytes }),
]);

/**
 * Windows of one browser that have the same document open pass on to each other what changes in it. What
 * each writes lies in the same store, but no window reads the store again after it has opened.
 * @param isWithServer whether a change of this window reaches the others by way of the server
 * @returns how to stop
 */
export function shareAmongWindows(document: Doc, store: string, isWithServer: () => boolean): () => void {
  const channel = new BroadcastChannel(store);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this site alone
  const say = (message: z.infer<typeof windowMessage>) => channel.postMessage(message);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const { success, data: message } = windowMessage.safeParse(data);
    if (!success) return;
    if (message.kind === "changed") applyUpdate(document, message.update, fromAnotherWindow);
    else say({ kind: "changed", update: encodeStateAsUpdate(document, message.has) });
  });
  const onUpdate = (update: Uint8Array, origin: unknown) => {
    if (origin !== fromAnotherWindow && !isWithServer()) say({ kind: "changed", update });
  };
  document.on("update", onUpdate);
  say({ kind: "opened", has: encodeStateVector(document) });
  return () => {
    document.off("update", onUpdate);
    channel.close();
  };
}
