import { catalogueChannel } from "#database/catalogue-changes.ts";
import type { OpenDatabase } from "#database/open-database.ts";

import { readDirectory, type Directory } from "./directory.server.ts";
import { Refreshing } from "./refresher.ts";

/** The catalogue in memory, kept as the database has it. */
export type CatalogueWatch = {
  /** The newest reading; take it once per request, so that the request sees one catalogue. */
  readonly directory: Directory;
  /**
   * Waits until the reading has what is committed by now, at most two seconds: who changed a listing
   * sees it on the next page. Other nodes, and a very large catalogue, follow a moment later.
   */
  follows: () => Promise<void>;
  close: () => Promise<void>;
};

/** How long who changed a listing waits for the catalogue, in milliseconds. */
const usualWait = 2000;

/**
 * Reads the catalogue and reads it again whenever somebody, on whatever node, announces a change
 * (announceCatalogueChange). A reading that fails is tried again; until then the one before stays.
 * @param samples false hides every invented business and every figure that is a sample
 * @param longestWait how long `follows` waits at most, in milliseconds
 */
export async function watchCatalogue(
  { database, listen }: Pick<OpenDatabase, "database" | "listen">,
  samples: boolean,
  longestWait = usualWait,
): Promise<CatalogueWatch> {
  const read = () => readDirectory(database, samples);
  let refreshing: Refreshing | null = null;
  // Listened before the first reading, so that no change falls between the two.
  const listening = await listen(catalogueChannel, () => refreshing?.ask());
  let directory: Directory;
  try {
    refreshing = new Refreshing(
      async () => {
        directory = await read();
      },
      (error) => console.error(`The catalogue could not be read again, the old one stays: ${reason(error)}`),
    );
    directory = await read();
  } catch (error) {
    await refreshing?.close();
    await listening.close();
    throw error;
  }
  const current = refreshing;
  return {
    get directory() {
      return directory;
    },
    follows: () => current.askAndWait(longestWait),
    close: async () => {
      await current.close();
      await listening.close();
    },
  };
}

/** The database's own words, in one line. */
function reason(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (cause instanceof Error ? cause.message : String(cause)).replaceAll(/\s+/g, " ");
}
