const lineEnd = "\r\n";
const headEnd = "\r\n\r\n";
const nothing = Buffer.alloc(0);

/**
 * Counts the answers that arrive on one HTTP/1.1 connection, by their Content-Length or their chunks, and
 * looks at nothing else: whoever measures a server has to be much cheaper than it.
 * @param onAnswer told of every answer that is complete, with its status
 * @returns takes what has arrived; it keeps no part of that buffer
 * @throws Error at an answer without a length
 */
export function createResponseReader(onAnswer: (status: number) => void): (arrived: Buffer) => void {
  let kept = nothing;
  let status = 0;
  let inChunks = false;
  /** Bytes of the body, or of a chunk with its line end, that have not arrived. */
  let left = 0;

  return (arrived) => {
    const data = kept.length > 0 ? Buffer.concat([kept, arrived]) : arrived;
    let at = 0;
    while (at < data.length) {
      if (left > 0) {
        const step = Math.min(left, data.length - at);
        left -= step;
        at += step;
        if (left === 0 && !inChunks) onAnswer(status);
        continue;
      }
      const mark = inChunks ? lineEnd : headEnd;
      const end = data.indexOf(mark, at, "latin1");
      if (end < 0) break;
      const text = data.toString("latin1", at, end);
      at = end + mark.length;
      if (inChunks) {
        const size = Number.parseInt(text, 16);
        // The last chunk is empty, and only its line end belongs to the answer.
        if (size === 0) inChunks = false;
        left = size + lineEnd.length;
      } else {
        status = Number(text.slice("HTTP/1.1 ".length, "HTTP/1.1 200".length));
        const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1];
        inChunks = length === undefined && /\r\ntransfer-encoding: *chunked/i.test(text);
        if (length === undefined && !inChunks) throw new Error(`An answer without a length: ${text}`);
        left = Number(length ?? 0);
        if (left === 0 && !inChunks) onAnswer(status);
      }
    }
    kept = at < data.length ? Buffer.from(data.subarray(at)) : nothing;
  };
}
