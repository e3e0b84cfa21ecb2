import { percentile } from "../statistics.ts";
import { openConnection, type Connection } from "./connection.ts";
import { searchPath } from "./search-paths.ts";
import type { BatchResult, RequestBatch } from "./request-batch.ts";

/** Sends volleys on demand, in a process of its own: what it costs is not the server's. */
process.on("message", (volley: RequestBatch) => void fire(volley).then((hits) => process.send?.(hits)));

async function fire({
  port,
  connections,
  warmUp,
  seconds,
  accept,
  paths,
}: RequestBatch): Promise<BatchResult> {
  const headers = `Host: localhost:${port}\r\nAccept: ${accept}\r\nAccept-Encoding: gzip, deflate, br\r\nUser-Agent: bench\r\n\r\n`;
  const next = requests(paths, (path) => `GET ${path} HTTP/1.1\r\n${headers}`);
  const latencies: number[] = [];
  let [sent, refused] = [0, 0];
  const opened = await Promise.all(Array.from({ length: connections }, () => openConnection(port)));
  const before = process.cpuUsage();
  const begun = performance.now();
  const countedFrom = begun + warmUp * 1000;
  const until = countedFrom + seconds * 1000;
  const ended = await Promise.all(opened.map(keepAsking)).then(() => performance.now());
  const { user, system } = process.cpuUsage(before);
  return {
    answered: latencies.length,
    refused,
    seconds: (ended - countedFrom) / 1000,
    p50: latencies.length > 0 ? percentile(latencies, 0.5) : 0,
    p99: latencies.length > 0 ? percentile(latencies, 0.99) : 0,
    sent,
    busy: (user + system) / 1000 / (ended - begun),
  };

  async function keepAsking(connection: Connection): Promise<void> {
    let [sentAt, first] = [0, true];
    const isDone = await connection.ask(
      () => {
        sentAt = performance.now();
        // Each connection asks once at least.
        if (sentAt >= until && !first) return null;
        first = false;
        return next(sent++);
      },
      (status) => {
        const now = performance.now();
        if (now < countedFrom) return;
        if (status === 200) latencies.push(now - sentAt);
        else refused += 1;
      },
    );
    connection.close();
    if (isDone) return;
    // A server that has too much to do may close a connection; who wants a page asks on another.
    refused += 1;
    if (performance.now() < until) await keepAsking(await openConnection(port));
  }
}

/** What is sent for the nth time. */
function requests(paths: RequestBatch["paths"], write: (path: string) => string): (nth: number) => string {
  if (typeof paths !== "string") return (nth) => write(searchPath(paths.series, paths.from + nth));
  const same = write(paths);
  return () => same;
}
