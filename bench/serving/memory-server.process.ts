import { createServer } from "node:http";

import type { RecordedResponse } from "./record-responses.ts";

/**
 * The least that a page can cost in Node: the same bytes with the same headers, from memory, and
 * nothing else. Told the answers, it says its port.
 */
process.on("message", (answers: RecordedResponse[]) => {
  const byPath = new Map(
    answers.map(({ path, headers, body }) => {
      const content = Buffer.from(body);
      return [path, { content, head: [...headers.flat(), "Content-Length", String(content.length)] }];
    }),
  );
  const server = createServer((request, response) => {
    const answer = byPath.get(request.url ?? "");
    if (answer === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, answer.head).end(answer.content);
  });
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    process.send?.(typeof address === "object" && address !== null ? address.port : 0);
  });
});
