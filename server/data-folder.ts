import { accessSync, constants, mkdirSync } from "node:fs";
import { statfs } from "node:fs/promises";

/** The folder of the settings cannot be used; the message says why and what to do. */
export class DataFolderError extends Error {
  override name = "DataFolderError";
}

/**
 * Creates DATA_DIR where it is missing.
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

/** Free bytes on a folder's disk, without the space reserved for root. */
export async function freeDiskBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
