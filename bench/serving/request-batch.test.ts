import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { afterAll, expect, test } from "vitest";

import { startLoadGenerator } from "./load-generator.ts";

const opened = new AsyncDisposableStack();
afterAll(() => opened.disposeAsync());

test("a volley counts every answer, and goes on where a server refuses or closes", async () => {
  const asked: string[] = [];
  const port = await listen((request, response) => {
    asked.push(request.url ?? "");
    const nth = asked.length;
    if (nth === 2) response.writeHead(503, { "Content-Length": "4" }).end("busy");
    else if (nth === 3) request.socket.destroy();
    else response.end("a page");
  });
  const { shoot, stop } = startLoadGenerator();
  opened.defer(stop);
  const series = { texts: ["pra", "vow"], answer: "page" } as const;
  const shot = await shoot(
    { pid: process.pid, port },
    { connections: 4, warmUp: 0, seconds: 0, accept: "text/html", paths: { series, from: 3 } },
  );
  expect(shot).toMatchObject({ answered: 2, refused: 2, sent: 4 });
  expect(new Set(asked).size).toBe(4);
});

async function listen(answer: RequestListener): Promise<number> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  opened.defer(() => server.closeAllConnections());
  await once(server, "listening");
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}
