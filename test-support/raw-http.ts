import { connect } from "node:net";

export type RawResponse = { status: number; head: string; body: string };

/**
 * Sends bytes as they are, for requests that no client would make.
 * @param head request line and headers, without the empty line behind them
 * @param hangUp end the connection after the last byte instead of waiting for the server to do so
 * @returns the first answer; status 0 when the server closed the connection without one
 */
export async function sendRaw(
  port: number,
  head: string,
  body: string | Uint8Array = "",
  { hangUp = false } = {},
): Promise<RawResponse> {
  const socket = connect(port, "127.0.0.1");
  const received: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => received.push(chunk));
  // A server that rejects may close before it has read everything; its response counts.
  socket.on("error", () => {});
  socket.write(`${head.trim().replaceAll(/\r?\n/g, "\r\n")}\r\nConnection: close\r\n\r\n`);
  socket.write(body);
  if (hangUp) socket.end();
  await new Promise((resolve) => socket.on("close", resolve));
  const answer = Buffer.concat(received).toString("utf8");
  const end = answer.indexOf("\r\n\r\n");
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0),
    head: answer.slice(0, end),
    body: answer.slice(end + 4),
  };
}
