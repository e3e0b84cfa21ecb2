import { IncomingMessage, MessageType } from "@hocuspocus/server";
import { messageYjsSyncStep1, messageYjsSyncStep2, messageYjsUpdate } from "y-protocols/sync";

/** What devices send, by kind; the library knows more, for servers among themselves. */
const kinds = {
  [MessageType.Auth]: "key",
  [MessageType.Sync]: "sync",
  [MessageType.Awareness]: "other",
  [MessageType.QueryAwareness]: "other",
  [MessageType.Stateless]: "other",
  [MessageType.CLOSE]: "other",
} as const satisfies Partial<Record<MessageType, string>>;

const kindsByNumber = new Map(Object.entries(kinds).map(([number, kind]) => [Number(number), kind]));

/** What devices say to be the same: what they have, what the server lacks, and what is changed from then on. */
const syncKinds = new Map<number, "question" | "state" | "change">([
  [messageYjsSyncStep1, "question"],
  [messageYjsSyncStep2, "state"],
  [messageYjsUpdate, "change"],
]);

/** How a message about a document begins. */
export type MessageHead = {
  documentName: string;
  kind: "key" | "question" | "state" | "change" | "other";
};

/**
 * Reads the beginning of a message: its document, a kind that devices send, and the key where the kind
 * has one.
 * @returns null for all else, which the library would tell the operator of as an error, with its stack
 */
export function readHead(bytes: Uint8Array): MessageHead | null {
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
