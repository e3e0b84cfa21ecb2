import { applyUpdate, encodeStateAsUpdate, encodeStateVector, type Doc } from "yjs";
import { z } from "zod";

/** Origin of changes made by another window of this browser. */
const fromAnotherWindow = Symbol("from another window");

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** Messages between windows: the content of a window that has just opened the plan, and later changes. */
const windowMessage = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("opened"), has: bytes }),
  z.object({ kind: z.literal("changed"), update: bytes }),
]);

/**
 * Synchronises windows of one browser that have the same document open. All windows write to the same store,
 * but no window reads the store again after it has opened.
 * @param isWithServer whether a change of this window reaches the others through the server
 * @returns how to stop
 */
export function syncWindows(document: Doc, store: string, isWithServer: () => boolean): () => void {
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
