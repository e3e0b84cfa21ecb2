import { request } from "node:http";

/** Body of a desk request: a file as it is, or values as JSON. */
export type DeskRequestBody = Uint8Array | Readonly<Record<string, unknown>>;

export type DeskResponse = { status: number; body: string };

/** Sends a request to the site that listens on a socket. */
export function requestOverSocket(
  socketPath: string,
  path: string,
  post?: DeskRequestBody,
): Promise<DeskResponse> {
  return new Promise((resolve, reject) => {
    const asking = request({ socketPath, path, method: post ? "POST" : "GET" }, (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => (body += chunk));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body }));
      response.on("error", reject);
    });
    asking.on("error", reject);
    if (post === undefined) asking.end();
    else asking.end(post instanceof Uint8Array ? post : JSON.stringify(post));
  });
}

/** Whether a site answers there; a socket left over by a killed site does not answer. */
export async function isSiteListening(socketPath: string): Promise<boolean> {
  return requestOverSocket(socketPath, "/").then(
    () => true,
    () => false,
  );
}
