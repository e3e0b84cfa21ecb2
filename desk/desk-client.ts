import { existsSync } from "node:fs";
import { join } from "node:path";

import type { Hono } from "hono";

import { openDatabase } from "#database/open-database.ts";
import { createDesk } from "#server/desk-server.ts";
import { deskSocketPath } from "#server/desk-socket.ts";
import { renewalPath } from "#server/desk-subjects/links.ts";
import type { Settings } from "#server/environment.ts";
import { describeWrongSecret } from "#server/verify-secret.ts";
import { readSiteSecret } from "#server/site-secret.ts";

import { DeskError } from "./desk-error.ts";
import { askSocket, isListening, type Answer, type Post } from "./socket-request.ts";

/**
 * Asks for a path of the desk and gives its answer, unparsed JSON made a value.
 * @param post what to send along; without it nothing is changed
 * @throws DeskError with what the site says
 */
export type AskDesk = (path: string, post?: Post) => Promise<unknown>;

/**
 * The desk, opened with its first question. Beside a running site on the embedded database it asks
 * that site over its socket and never touches the folder; otherwise it opens the database itself.
 * Questions throw DeskError and FolderInUseError.
 */
export function openDesk(settings: Settings): { ask: AskDesk } & AsyncDisposable {
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

/** Runs questions and closes the desk behind them. */
export async function withDesk(settings: Settings, command: (ask: AskDesk) => Promise<void>): Promise<void> {
  await using desk = openDesk(settings);
  await command(desk.ask);
}

type OpenDesk = { answer: (path: string, post?: Post) => Promise<Answer>; close: () => Promise<void> };

async function open(settings: Settings): Promise<OpenDesk> {
  const socketPath = deskSocketPath(settings.dataDir);
  if (settings.databaseUrl === null && (await isListening(socketPath)))
    return { answer: (path, post) => askSocket(socketPath, path, post), close: async () => {} };

  if (settings.databaseUrl === null && !existsSync(join(settings.dataDir, "database")))
    throw new DeskError(
      `There is no database in ${settings.dataDir} yet. Start the site once with npm start.`,
    );
  const { database, kind, close } = await openDatabase(settings);
  try {
    const wrong = await describeWrongSecret(database, settings);
    let desk: Hono | undefined;
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

function bodyOf(post: Post): RequestInit {
  return post instanceof Uint8Array ? { body: new Uint8Array(post) } : { body: JSON.stringify(post) };
}

function valueOf({ status, body }: Answer): unknown {
  const value: unknown = JSON.parse(body);
  if (status < 400) return value;
  const message =
    typeof value === "object" && value !== null && "message" in value ? String(value.message) : body;
  throw new DeskError(message);
}
