import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";

import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A mail server's behaviour for the next mail. */
export type MailServerBehaviour = "take" | "busy" | "refuse" | "drop" | "stall" | "take-and-drop";

export type TestMailServer = AsyncDisposable & {
  url: string;
  /** The accepted mails, parsed, in order. */
  taken: Email[];
  /** Its behaviour from now on. */
  setMood: (mood: MailServerBehaviour) => void;
  /** Addresses that it refuses for good, for as long as they are in here. */
  unknown: Set<string>;
  /** How many mails it was asked to accept, whatever it did. */
  asked: () => number;
};

/** A real SMTP server on this machine that can misbehave. */
export async function openMailServer(port = 0): Promise<TestMailServer> {
  let mood: MailServerBehaviour = "take";
  let asked = 0;
  const taken: Email[] = [];
  const unknown = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onMailFrom: (_address, _session, answer) => {
      asked += 1;
      answer(mood === "busy" ? withCode(451, "Try again later") : null);
    },
    onRcptTo: ({ address }, _session, answer) =>
      answer(mood === "refuse" || unknown.has(address) ? withCode(550, "No such person") : null),
    onData: (stream, _session, answer) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (mood === "stall") return;
        if (mood === "drop") return hangUp();
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          taken.push(mail);
          // The sender never learns that the mail was accepted.
          if (mood === "take-and-drop") hangUp();
          else answer(null);
        });
      });
    },
  });
  // A killed site resets its connections; that is not a failure of this server.
  server.on("error", () => {});
  const sockets = new Set<Socket>();
  const hangUp = () => sockets.forEach((socket) => socket.destroy());
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a TCP server that listens has one
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    taken,
    unknown,
    setMood: (next) => void (mood = next),
    asked: () => asked,
    [Symbol.asyncDispose]: async () => {
      hangUp();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}

const withCode = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });
