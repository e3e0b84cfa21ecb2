import { accessSync, constants, mkdirSync } from "node:fs";
import { statfs } from "node:fs/promises";

/** The folder of the settings cannot be used; the message says why and what to do. */
export class DataFolderError extends Error {
  override name = "DataFolderError";
}

/**
 * Makes DATA_DIR where it is missing.
 * @throws DataFolderError when this process may not write into it
 */
export function makeDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new DataFolderError(
      `The folder of the site, ${dataDir}, cannot be written (${why}). Make it writable for the user that runs the site, or choose another one with DATA_DIR.`,
      { cause: error },
    );
  }
}

/** How many bytes are free where a folder lies, for who may not use what is kept for root. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
