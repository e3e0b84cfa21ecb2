import { once } from "node:events";
import { Agent, createServer, request, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import type { Duplex } from "node:stream";

export type TestProxy = AsyncDisposable & { origin: string };

type Passed = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/**
 * A proxy as Caddy and nginx are by default, in front of several nodes that take turns. When a node
 * fails, what only reads is asked of the next one. A post goes on to the next one only where no
 * connection was made, so that nothing of it was sent: one that a node may have taken is answered 502,
 * and the couple's form sends it again under its own key. WebSockets are passed through to one node.
 * @param nodes origins, dead ones too: a proxy learns of a death by a failure
 */
export async function openTestProxy(nodes: () => readonly string[]): Promise<TestProxy> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const inTurn = () => {
    const order = [...nodes()];
    turn += 1;
    return [...order.splice(turn % order.length), ...order];
  };
  const server = createServer((incoming, outgoing) => {
    const pass = async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
      const asked = {
        method: incoming.method ?? "GET",
        path: incoming.url ?? "/",
        headers: incoming.headers,
        body: Buffer.concat(chunks),
      };
      for (const node of inTurn()) {
        try {
          return await ask(node, asked, agent);
        } catch (error) {
          const nothingSent = error instanceof Error && "code" in error && error.code === "ECONNREFUSED";
          if (!nothingSent && asked.method !== "GET" && asked.method !== "HEAD") break;
        }
      }
      return { status: 502, headers: {}, body: Buffer.from("No node answered.\n") };
    };
    void pass().then(({ status, headers: { "transfer-encoding": _chunks, ...headers }, body }) => {
      outgoing.writeHead(status, { ...headers, "content-length": body.length });
      outgoing.end(body);
    });
  });
  const tunnels = new Set<Duplex>();
  server.on("upgrade", (incoming, socket, head) => {
    const [node] = inTurn();
    if (node === undefined) return void socket.destroy();
    tunnels.add(socket);
    socket.once("close", () => tunnels.delete(socket));
    openTunnel(node, incoming, socket, head);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`,
    [Symbol.asyncDispose]: async () => {
      agent.destroy();
      // No longer the server's own: it does not close them.
      for (const socket of tunnels) socket.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

type Asked = { method: string; path: string; headers: IncomingHttpHeaders; body: Buffer };

/** The whole response of a node, or an error when it breaks off. */
function ask(node: string, { method, path, headers, body }: Asked, agent: Agent): Promise<Passed> {
  return new Promise((resolve, reject) => {
    const asking = request(`${node}${path}`, { method, headers, agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 502,
          headers: answer.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    asking.on("error", reject);
    asking.end(body);
  });
}

/** Passes an upgraded connection on to a node, byte by byte; whichever side ends, the other does, too. */
function openTunnel(
  node: string,
  { method, url, rawHeaders }: IncomingMessage,
  socket: Duplex,
  head: Buffer,
) {
  const { hostname, port } = new URL(node);
  const upstream = connect(Number(port), hostname, () => {
    const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []));
    upstream.write([`${method} ${url} HTTP/1.1`, ...lines, "", ""].join("\r\n"));
    upstream.write(head);
    upstream.pipe(socket).pipe(upstream);
  });
  for (const [one, other] of [
    [socket, upstream],
    [upstream, socket],
  ] as const) {
    one.on("error", () => other.destroy());
    one.on("close", () => other.destroy());
  }
}
