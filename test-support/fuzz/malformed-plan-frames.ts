import { HocuspocusProvider, HocuspocusProviderWebsocket } from "@hocuspocus/provider";
import fc from "fast-check";
import { WebSocket } from "ws";
import { Doc } from "yjs";

import { viewerState } from "#app/plan/document/viewers.ts";

/** What one device sends while it opens a document, changes it and says who views it. */
export async function recordFrames(url: string, name: string, token: string): Promise<Uint8Array[]> {
  const frames: Uint8Array[] = [];
  class Recorded extends WebSocket {
    override send(data: Uint8Array): void {
      frames.push(new Uint8Array(data));
      super.send(data);
    }
  }
  const socket = new HocuspocusProviderWebsocket({ url, WebSocketPolyfill: Recorded });
  const document = new Doc();
  const synced = Promise.withResolvers<void>();
  const provider = new HocuspocusProvider({
    websocketProvider: socket,
    name,
    document,
    token,
    onSynced: () => synced.resolve(),
  });
  provider.attach();
  await synced.promise;
  document.getMap("households").set("recorded/name", "Gill");
  provider.awareness?.setLocalState(viewerState({ name: "Manjit", tool: "budget", role: "edit" }));
  provider.sendStateless("0:1");
  provider.destroy();
  socket.destroy();
  return frames;
}

type Mutation = (frame: Uint8Array) => Uint8Array;

/** Lengths of the format in which Yjs writes, larger than anything that follows them. */
const hugeLengths = [
  [255, 255, 255, 255, 15],
  [255, 255, 255, 255, 255, 255, 255, 127],
  [128, 128, 128, 128, 128, 128, 128, 128, 128, 128],
];

const put = (frame: Uint8Array, at: number, bytes: readonly number[], over: number) => {
  const from = frame.length === 0 ? 0 : at % frame.length;
  return Uint8Array.from([...frame.slice(0, from), ...bytes, ...frame.slice(from + over)]);
};

/** What goes wrong with a frame on its way, or is made to. */
const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.tuple(fc.nat(2000), fc.integer({ min: 0, max: 255 })).map(
    ([at, byte]) =>
      (frame: Uint8Array) =>
        put(frame, at, [byte], 1),
  ),
  fc.nat(2000).map((at) => (frame: Uint8Array) => frame.slice(0, at % (frame.length + 1))),
  fc.tuple(fc.nat(2000), fc.uint8Array({ maxLength: 20 })).map(
    ([at, bytes]) =>
      (frame: Uint8Array) =>
        put(frame, at, [...bytes], 0),
  ),
  fc.tuple(fc.nat(2000), fc.constantFrom(...hugeLengths)).map(
    ([at, length]) =>
      (frame: Uint8Array) =>
        put(frame, at, length, 1),
  ),
  fc.constant((frame: Uint8Array) => Uint8Array.from([...frame, ...frame])),
);

/**
 * What somebody sends over one connection.
 * @param recorded of devices with other links and of other documents
 */
export function malformedFrames(recorded: readonly (readonly Uint8Array[])[]): fc.Arbitrary<Uint8Array[]> {
  const all = recorded.flat();
  const frame = fc.constantFrom(...all);
  const mutated = fc
    .tuple(frame, fc.array(mutation, { minLength: 1, maxLength: 3 }))
    .map(([given, changes]) => changes.reduce((now, change) => change(now), given));
  const odd = fc.oneof(
    { weight: 3, arbitrary: frame },
    { weight: 5, arbitrary: mutated },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 100 }) },
  );
  // Whoever opens a document in good order first gets further.
  const opening = fc.oneof(fc.constant<readonly Uint8Array[]>([]), fc.constantFrom(...recorded));
  return fc
    .tuple(opening, fc.array(odd, { minLength: 1, maxLength: 8 }))
    .map(([first, then]) => [...first, ...then]);
}

/**
 * Sends frames over a connection of its own.
 * @returns once the server has closed it or has answered everything before a ping
 */
export async function sendFrames(url: string, frames: readonly Uint8Array[]): Promise<void> {
  const socket = new WebSocket(url);
  const over = Promise.withResolvers<void>();
  socket.on("close", () => over.resolve());
  socket.on("error", () => {});
  socket.on("pong", () => socket.close());
  socket.on("open", () => {
    for (const frame of frames) socket.send(frame);
    socket.ping();
  });
  await over.promise;
}
