/** Below this many bytes a copy costs less than handing a buffer over. */
const worthHandingOver = 16_000;

/**
 * The buffers that a message to another thread can take along instead of copies of them: those of long
 * bytes that have a buffer of their own. Whoever sends the message has these bytes no more.
 */
export function handOver(all: Iterable<Uint8Array>): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  for (const { buffer, byteLength } of all)
    if (byteLength >= worthHandingOver && byteLength === buffer.byteLength && buffer instanceof ArrayBuffer)
      buffers.add(buffer);
  return [...buffers];
}

/** Bytes that can be handed over: themselves where they have a buffer of their own, else a copy. */
export function ofTheirOwn(bytes: Uint8Array): Uint8Array {
  return bytes.byteLength === bytes.buffer.byteLength && bytes.buffer instanceof ArrayBuffer
    ? new Uint8Array(bytes.buffer)
    : new Uint8Array(bytes);
}
