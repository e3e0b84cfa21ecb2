import { connect } from "node:net";

import { percentile } from "../statistics.ts";
import { createResponseReader } from "./response-reader.ts";
import { searchPath } from "./search-paths.ts";
import type { Hits, Volley } from "./volley.ts";

/** Sends volleys on demand, in a process of its own: what it costs is not the server's. */
process.on("message", (volley: Volley) => void fire(volley).then((hits) => process.send?.(hits)));

const readAtOnce = 256 * 1024;

async function fire({ port, connections, warmUp, seconds, accept, paths }: Volley): Promise<Hits> {
  const rest = ` HTTP/1.1\r\nHost: localhost:${port}\r\nAccept: ${accept}\r\nAccept-Encoding: gzip, deflate, br\r\nAccept-Language: en-CA\r\nUser-Agent: bench\r\n\r\n`;
  const fixed = typeof paths === "string" ? `GET ${paths}${rest}` : null;
  let sent = 0;
  const next = () => {
    const nth = sent++;
    return (
      fixed ?? (typeof paths === "string" ? "" : `GET ${searchPath(paths.series, paths.from + nth)}${rest}`)
    );
  };
  const latencies: number[] = [];
  let refused = 0;
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)));
  const before = process.cpuUsage();
  const begun = performance.now();
  const countedFrom = begun + warmUp * 1000;
  const until = countedFrom + seconds * 1000;
  await Promise.all(
    sockets.map(
      ({ socket, listen }) =>
        new Promise<void>((resolve, reject) => {
          let sentAt = 0;
          const send = () => {
            sentAt = performance.now();
            socket.write(next(), "latin1");
          };
          socket.on("error", reject);
          socket.on("close", () => reject(new Error("The server closed a connection")));
          listen((status) => {
            const now = performance.now();
            if (status !== 200) refused += now >= countedFrom ? 1 : 0;
            else if (now >= countedFrom) latencies.push(now - sentAt);
            if (now >= until) resolve();
            else send();
          });
          send();
        }),
    ),
  );
  const ended = performance.now();
  const { user, system } = process.cpuUsage(before);
  for (const { socket } of sockets) socket.removeAllListeners("close").destroy();
  return {
    answered: latencies.length,
    refused,
    seconds: (ended - countedFrom) / 1000,
    p50: latencies.length > 0 ? percentile(latencies, 0.5) : 0,
    p99: latencies.length > 0 ? percentile(latencies, 0.99) : 0,
    sent,
    busy: (user + system) / 1000 / (ended - begun),
  };
}

function open(port: number) {
  const heard: { status: (status: number) => void } = { status: () => {} };
  const read = createResponseReader((status) => heard.status(status));
  return new Promise<{
    socket: ReturnType<typeof connect>;
    listen: (told: (status: number) => void) => void;
  }>((resolve, reject) => {
    const socket = connect({
      port,
      host: "127.0.0.1",
      noDelay: true,
      onread: {
        buffer: Buffer.alloc(readAtOnce),
        callback: (length, buffer) => {
          read(Buffer.from(buffer.buffer, buffer.byteOffset, length));
          return true;
        },
      },
    });
    socket.once("error", reject);
    socket.once("connect", () => {
      socket.removeListener("error", reject);
      resolve({ socket, listen: (told) => (heard.status = told) });
    });
  });
}
