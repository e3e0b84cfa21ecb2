import {
  workerReady,
  type DrawingAnswer,
  type DrawingRequest,
  type InvitationSvg,
} from "./invitation-request.ts";

/** Draws invitations in a worker, so that typing stays smooth. */
export type DrawingWorker = {
  /** @throws Error when the picture or a typeface cannot be loaded */
  draw: (request: DrawingRequest) => Promise<InvitationSvg>;
  close: () => void;
};

/** Starts a worker; requests wait until it is ready, and fail when it is closed before their answer. */
export function openDrawingWorker(): DrawingWorker {
  const worker = new Worker(new URL("./draw-invitation.worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<
    number,
    { resolve: (drawn: InvitationSvg) => void; reject: (why: Error) => void }
  >();
  const fail = () => {
    for (const { reject } of waiting.values()) reject(new Error("The invitation cannot be drawn"));
    waiting.clear();
  };
  const { promise: ready, resolve: begin } = Promise.withResolvers<void>();
  worker.addEventListener("message", ({ data }: MessageEvent<DrawingAnswer>) => {
    if (data === workerReady) return begin();
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.ok) asked?.resolve(data.drawn);
    else asked?.reject(new Error("The invitation cannot be drawn"));
  });
  worker.addEventListener("error", fail);
  let id = 0;
  return {
    draw: (request) =>
      new Promise((resolve, reject) => {
        id += 1;
        waiting.set(id, { resolve, reject });
        const asked = id;
        void ready.then(() => worker.postMessage({ id: asked, request }, []));
      }),
    close: () => {
      worker.terminate();
      fail();
    },
  };
}
