import { once } from "node:events";
import { createServer } from "node:http";

import { reportError } from "#server/log/report-error.ts";

import type { Metrics } from "./metrics.ts";

/** Serves /metrics on a separate port, for the operator's network only. */
export async function serveMetrics(
  metrics: Metrics,
  { port, host }: { port: number; host: string },
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end("Metrics are at /metrics.\n");
      return;
    }
    metrics.write().then(
      ({ contentType, text }) => response.writeHead(200, { "Content-Type": contentType }).end(text),
      (error: unknown) => {
        reportError({ what: "Metrics could not be written", error });
        response.writeHead(500).end();
      },
    );
  });
  server.listen(port, host);
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : port,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
