import { MessageType } from "@hocuspocus/server";
import { createEncoder, toUint8Array, writeVarString, writeVarUint, writeVarUint8Array } from "lib0/encoding";
import { messageYjsSyncStep1, messageYjsSyncStep2, messageYjsUpdate } from "y-protocols/sync";

/** Messages about a document, built by hand as no device builds them. */
export function framesOf(documentName: string) {
  const frame = (kind: MessageType, write: (to: ReturnType<typeof createEncoder>) => void) => {
    const encoder = createEncoder();
    writeVarString(encoder, documentName);
    writeVarUint(encoder, kind);
    write(encoder);
    return toUint8Array(encoder);
  };
  const sync = (type: number) => (bytes: Uint8Array) =>
    frame(MessageType.Sync, (to) => {
      writeVarUint(to, type);
      writeVarUint8Array(to, bytes);
    });
  return {
    key: (token: string) =>
      frame(MessageType.Auth, (to) => {
        writeVarUint(to, 0);
        writeVarString(to, token);
      }),
    /** Asks for what is not in a state vector; without one, for all. */
    question: (stateVector = new Uint8Array([0])) => sync(messageYjsSyncStep1)(stateVector),
    state: sync(messageYjsSyncStep2),
    change: sync(messageYjsUpdate),
    word: (text: string) => frame(MessageType.Stateless, (to) => writeVarString(to, text)),
  };
}
