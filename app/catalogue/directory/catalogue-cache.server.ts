import { catalogueChannel } from "#database/catalogue-changes.ts";
import type { OpenDatabase } from "#database/open-database.ts";

import { readDirectory, type Directory } from "./directory.server.ts";
import { Refresher } from "./refresher.ts";

/** The catalogue in memory, kept in step with the database. */
export type CatalogueCache = {
  /** The newest snapshot; take it once per request, so that the request sees one catalogue. */
  readonly directory: Directory;
  /**
   * Waits until the snapshot includes everything committed so far, at most two seconds, so that the person
   * who changed a listing sees the change on the next page. Other nodes, and a very large catalogue, follow a
   * moment later.
   */
  follows: () => Promise<void>;
  close: () => Promise<void>;
};

/** Maximum wait for the catalogue after a listing was changed, in milliseconds. */
const usualWait = 2000;

/**
 * Loads the catalogue, and loads it again whenever any node announces a change (announceCatalogueChange). A
 * failed load is retried; until it succeeds the previous snapshot stays.
 * @param samples false hides every invented business and every figure that is a sample
 * @param longestWait maximum wait of `follows`, in milliseconds
 */
export async function openCatalogueCache(
  { database, listen }: Pick<OpenDatabase, "database" | "listen">,
  samples: boolean,
  longestWait = usualWait,
): Promise<CatalogueCache> {
  const read = () => readDirectory(database, samples);
  let refreshing: Refresher | null = null;
  // Listen before the first load, so that no change falls between the two.
  const listening = await listen(catalogueChannel, () => refreshing?.ask());
  let directory: Directory;
  try {
    refreshing = new Refresher(
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

/** The database's error message, in one line. */
function reason(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (cause instanceof Error ? cause.message : String(cause)).replaceAll(/\s+/g, " ");
}
