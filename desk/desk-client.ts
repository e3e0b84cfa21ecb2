import { existsSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";

import { openDatabase } from "#database/open-database.ts";
import { createDesk } from "#server/desk-server.ts";
import { deskSocketPath } from "#server/desk-socket.ts";
import type { Settings } from "#server/environment.ts";

/** Something that the operator asked for cannot be done; the message says why. */
class DeskError extends Error {
  override name = "DeskError";
}

type Answer = { status: number; body: string };

/** Asks for a path of the desk and gives its answer, unparsed JSON made a value. */
export type AskDesk = (path: string) => Promise<unknown>;

/**
 * Runs a command of the desk. Beside a running site on the embedded database it asks that site over
 * its socket and never touches the folder; otherwise it opens the database itself.
 * @throws DeskError, FolderInUseError
 */
export async function withDesk(settings: Settings, command: (ask: AskDesk) => Promise<void>): Promise<void> {
  const socketPath = deskSocketPath(settings.dataDir);
  if (settings.databaseUrl === null && (await isListening(socketPath)))
    return command(async (path) => valueOf(await askSocket(socketPath, path)));

  if (settings.databaseUrl === null && !existsSync(join(settings.dataDir, "database")))
    throw new DeskError(
      `There is no database in ${settings.dataDir} yet. Start the site once with npm start.`,
    );
  const { database, close } = await openDatabase(settings);
  try {
    const desk = createDesk({ database });
    await command(async (path) => {
      const response = await desk.request(path);
      return valueOf({ status: response.status, body: await response.text() });
    });
  } finally {
    await close();
  }
}

function valueOf({ status, body }: Answer): unknown {
  const value: unknown = JSON.parse(body);
  if (status < 400) return value;
  const message =
    typeof value === "object" && value !== null && "message" in value ? String(value.message) : body;
  throw new DeskError(message);
}

/** Whether a site answers there; a socket that a killed site left behind does not. */
async function isListening(socketPath: string): Promise<boolean> {
  return askSocket(socketPath, "/").then(
    () => true,
    () => false,
  );
}

function askSocket(socketPath: string, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request({ socketPath, path }, (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => (body += chunk));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body }));
      response.on("error", reject);
    });
    asking.on("error", reject);
    asking.end();
  });
}
