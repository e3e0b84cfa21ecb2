import { IncomingMessage, MessageType } from "@hocuspocus/server";

/** The kind that opens a document, as a number like any other that comes. */
const opening: number = MessageType.Auth;

/**
 * Whether bytes begin as a message about a document: its name, a kind that is known, and the key where the
 * kind has one. For all others the library would tell the operator of an error, with its stack.
 */
export function isMessage(bytes: Uint8Array): boolean {
  try {
    const message = new IncomingMessage(bytes);
    message.readVarString();
    const kind = message.readVarUint();
    if (kind === opening) {
      message.readVarUint();
      message.readVarString();
    }
    return MessageType[kind] !== undefined;
  } catch {
    return false;
  }
}
