import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/**
 * How long somebody listens before the other side is told that nothing more comes, in milliseconds: long enough
 * for a page on a busy machine, for what is asked with half a connection closed is not answered any more.
 */
const listeningMillis = 2000;
/** How long the other side then has to close, in milliseconds: what has begun waits for nothing any more. */
const closingMillis = 20_000;

/** How long somebody listens on after an answer, in milliseconds: another may follow. */
const silenceMillis = 100;

/** What came back: the statuses of all answers in their order; whether the other side let go. */
export type RawExchange = { statuses: number[]; isClosed: boolean };

/** Sends bytes to a port of this machine as they are, listens, and ends its own half of the connection. */
export async function exchangeBytes(port: number, pieces: readonly Uint8Array[]): Promise<RawExchange> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  const closed = new Promise<true>((resolve) => socket.once("close", () => resolve(true)));
  const heard = new Promise((resolve) => socket.once("data", resolve));
  let said = "";
  socket.setEncoding("latin1").on("data", (more: string) => (said += more));
  // Whoever refuses may close before all is read.
  socket.on("error", () => {});
  socket.on("end", () => socket.end());
  for (const piece of pieces) {
    socket.write(piece);
    await Promise.race([closed, wait(1)]);
  }
  await Promise.race([closed, heard, wait(listeningMillis)]);
  for (let before = -1; before < said.length;) {
    before = said.length;
    await Promise.race([closed, wait(silenceMillis)]);
  }
  socket.end();
  const isClosed = await Promise.race([closed, wait(closingMillis, false)]);
  socket.destroy();
  // A second one begins where the body of the first ends, whatever stands there.
  return {
    statuses: [...said.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)),
    isClosed,
  };
}
