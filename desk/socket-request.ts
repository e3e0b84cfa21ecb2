import { request } from "node:http";

/** What the desk sends: a file as it is, or values as JSON. */
export type Post = Uint8Array | Readonly<Record<string, unknown>>;

export type Answer = { status: number; body: string };

/** Asks the site that listens on a socket. */
export function askSocket(socketPath: string, path: string, post?: Post): Promise<Answer> {
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

/** Whether a site answers there; a socket that a killed site left behind does not. */
export async function isListening(socketPath: string): Promise<boolean> {
  return askSocket(socketPath, "/").then(
    () => true,
    () => false,
  );
}
