import { existsSync } from "node:fs";
import { join } from "node:path";

import { openDatabase } from "#database/open-database.ts";
import { createDesk, type Desk } from "#server/desk-server.ts";
import { deskSocketPath } from "#server/desk-socket.ts";
import { renewalPath } from "#server/desk-commands/links.ts";
import type { Settings } from "#app/messaging/settings.ts";
import { describeSecretMismatch } from "#server/verify-secret.ts";
import { readSiteSecret } from "#server/site-secret.ts";

import { DeskError } from "./desk-error.ts";
import {
  requestOverSocket,
  isSiteListening,
  type DeskResponse,
  type DeskRequestBody,
} from "./socket-request.ts";

/**
 * Requests a path of the desk and returns the parsed JSON response.
 * @param post body of the request; without it nothing is changed
 * @throws DeskError with the site's message
 */
export type DeskRequest = (path: string, post?: DeskRequestBody) => Promise<unknown>;

/**
 * The desk, opened with its first request. Beside a running site on the embedded database it sends the
 * request to that site over its socket and never touches the folder; otherwise it opens the database itself.
 * Requests throw DeskError and FolderInUseError.
 */
export function openDesk(settings: Settings): { ask: DeskRequest } & AsyncDisposable {
  let opened: Promise<OpenDesk> | undefined;
  return {
    ask: async (path, post) => {
      const { answer } = await (opened ??= open(settings));
      return valueOf(await answer(path, post));
    },
    [Symbol.asyncDispose]: async () => {
      const desk = await opened?.catch(() => undefined);
      await desk?.close();
    },
  };
}

/** Runs requests and closes the desk afterwards. */
export async function withDesk(
  settings: Settings,
  command: (ask: DeskRequest) => Promise<void>,
): Promise<void> {
  await using desk = openDesk(settings);
  await command(desk.ask);
}

type OpenDesk = {
  answer: (path: string, post?: DeskRequestBody) => Promise<DeskResponse>;
  close: () => Promise<void>;
};

async function open(settings: Settings): Promise<OpenDesk> {
  const socketPath = deskSocketPath(settings.dataDir);
  if (settings.databaseUrl === null && (await isSiteListening(socketPath)))
    return { answer: (path, post) => requestOverSocket(socketPath, path, post), close: async () => {} };

  if (settings.databaseUrl === null && !existsSync(join(settings.dataDir, "database")))
    throw new DeskError(
      `There is no database in ${settings.dataDir} yet. Start the site once with npm start.`,
    );
  const { database, kind, close } = await openDatabase(settings);
  try {
    const wrong = await describeSecretMismatch(database, settings);
    let desk: Desk | undefined;
    return {
      answer: async (path, post) => {
        if (wrong !== null && path !== renewalPath) throw new DeskError(wrong);
        desk ??= createDesk({ database, databaseKind: kind, settings, secret: readSiteSecret(settings) });
        const response = await desk.request(path, post && { method: "POST", ...bodyOf(post) });
        return { status: response.status, body: await response.text() };
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function bodyOf(post: DeskRequestBody): RequestInit {
  return post instanceof Uint8Array ? { body: new Uint8Array(post) } : { body: JSON.stringify(post) };
}

function valueOf({ status, body }: DeskResponse): unknown {
  const value: unknown = JSON.parse(body);
  if (status < 400) return value;
  const message =
    typeof value === "object" && value !== null && "message" in value ? String(value.message) : body;
  throw new DeskError(message);
}
