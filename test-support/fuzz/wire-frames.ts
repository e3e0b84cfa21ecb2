import fc from "fast-check";

/** A frame of a WebSocket, as it may and as it must not be (RFC 6455 §5.2). */
type Frame = {
  isLast: boolean;
  /** Reserved, to be 0. */
  reserved: number;
  opcode: number;
  /** What browsers send is masked. */
  isMasked: boolean;
  payload: Uint8Array;
  /** What the frame says of its length; null: the truth. */
  claimed: bigint | null;
};

const opcodes = { continuation: 0, text: 1, binary: 2, odd: 3, close: 8, ping: 9, pong: 10, oddControl: 11 };

/** Far more than a document may have. */
const claims = [0n, 126n, 65_536n, 2n ** 32n, 2n ** 53n, 2n ** 64n - 1n];

const frame: fc.Arbitrary<Frame> = fc.record({
  isLast: fc.boolean(),
  reserved: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(7) }),
  opcode: fc.constantFrom(...Object.values(opcodes)),
  isMasked: fc.oneof(
    { weight: 4, arbitrary: fc.constant(true) },
    { weight: 1, arbitrary: fc.constant(false) },
  ),
  payload: fc.oneof(
    fc.uint8Array({ maxLength: 140 }),
    // More than 16 bits of length can say.
    fc.constant(new Uint8Array(70_000)),
  ),
  claimed: fc.oneof(
    { weight: 4, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom(...claims) },
  ),
});

/** Frames in a row, some of them parts of a message that goes on in the next. */
export const wireFrames: fc.Arbitrary<Uint8Array> = fc
  .array(frame, { minLength: 1, maxLength: 6 })
  .map((frames) => Buffer.concat(frames.map(bytesOf)));

function bytesOf({ isLast, reserved, opcode, isMasked, payload, claimed }: Frame): Buffer {
  const length = claimed ?? BigInt(payload.length);
  const style = length < 126n ? Number(length) : length < 65_536n ? 126 : 127;
  const long = Buffer.alloc(style === 126 ? 2 : style === 127 ? 8 : 0);
  if (style === 126) long.writeUInt16BE(Number(length));
  if (style === 127) long.writeBigUInt64BE(length);
  const first = Buffer.from([(isLast ? 128 : 0) | (reserved << 4) | opcode, (isMasked ? 128 : 0) | style]);
  // A mask of zeros leaves the payload as it is.
  return Buffer.concat([first, long, Buffer.alloc(isMasked ? 4 : 0), payload]);
}
