import { connect } from "node:net";

import { createResponseReader } from "./response-reader.ts";

/** A kept-alive connection that asks for one thing after the other. */
export type Connection = {
  /**
   * Asks and asks again.
   * @param next what is sent first, and whenever an answer is there; null: that was all
   * @param onAnswer told of every answer with its status before the next is asked for
   * @returns whether all was answered; false when the server closed the connection before
   */
  ask: (next: () => string | null, onAnswer: (status: number) => void) => Promise<boolean>;
  close: () => void;
};

const readAtOnce = 256 * 1024;

/** Connects with a server on this machine. */
export function openConnection(port: number): Promise<Connection> {
  let heard: ((status: number) => void) | null = null;
  const read = createResponseReader((status) => heard?.(status));
  return new Promise((resolve, reject) => {
    const socket = connect({
      port,
      host: "127.0.0.1",
      noDelay: true,
      onread: {
        // One buffer for all that arrives: making new ones would cost more than reading them.
        buffer: Buffer.alloc(readAtOnce),
        callback: (length, { buffer, byteOffset }) => {
          read(Buffer.from(buffer, byteOffset, length));
          return true;
        },
      },
    });
    socket.once("error", reject);
    socket.once("connect", () => resolve({ ask, close: () => socket.destroy() }));

    function ask(next: () => string | null, onAnswer: (status: number) => void): Promise<boolean> {
      return new Promise((answered) => {
        socket.once("close", () => answered(false));
        const send = () => {
          const request = next();
          if (request === null) answered(true);
          else socket.write(request, "latin1");
        };
        heard = (status) => {
          onAnswer(status);
          send();
        };
        send();
      });
    }
  });
}
