import { get } from "node:http";

/** Asks as a browser would. @returns how many bytes were transferred, and milliseconds until they were here */
export function fetchPage(address: string): Promise<{ bytes: number; millis: number }> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const request = get(address, { headers: { "Accept-Encoding": "br, gzip" } }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => (bytes += chunk.length));
      answer.on("end", () => {
        if (answer.statusCode === 200) resolve({ bytes, millis: performance.now() - begun });
        else reject(new Error(`${address} answered ${answer.statusCode}`));
      });
      answer.on("error", reject);
    });
    request.on("error", reject);
  });
}
