import { IncomingMessage, MessageType } from "@hocuspocus/server";
import { messageYjsSyncStep1, messageYjsSyncStep2, messageYjsUpdate } from "y-protocols/sync";

/** The kinds of message that devices send; the library has more, for servers among themselves. */
const kinds = {
  [MessageType.Auth]: "key",
  [MessageType.Sync]: "sync",
  [MessageType.Awareness]: "other",
  [MessageType.QueryAwareness]: "other",
  [MessageType.Stateless]: "other",
  [MessageType.CLOSE]: "other",
} as const satisfies Partial<Record<MessageType, string>>;

const kindsByNumber = new Map(Object.entries(kinds).map(([number, kind]) => [Number(number), kind]));

/** Messages of synchronisation: what a device has, what the server lacks, and later changes. */
const syncKinds = new Map<number, "question" | "state" | "change">([
  [messageYjsSyncStep1, "question"],
  [messageYjsSyncStep2, "state"],
  [messageYjsUpdate, "change"],
]);

/** The header of a message about a document. */
export type MessageHeader = {
  documentName: string;
  kind: "key" | "question" | "state" | "change" | "other";
};

/**
 * Parses the header of a message: its document, a kind that devices send, and the key where the kind has one.
 * @returns null for anything else, which the library would log as an error, with its stack
 */
export function readMessageHeader(bytes: Uint8Array): MessageHeader | null {
  try {
    const message = new IncomingMessage(bytes);
    const documentName = message.readVarString();
    const kind = kindsByNumber.get(message.readVarUint()) ?? null;
    if (kind === "key") {
      message.readVarUint();
      message.readVarString();
    }
    const known = kind === "sync" ? (syncKinds.get(message.readVarUint()) ?? null) : kind;
    return known === null ? null : { documentName, kind: known };
  } catch {
    return null;
  }
}
