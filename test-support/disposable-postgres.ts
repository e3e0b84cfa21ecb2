import { openPostgresClusters } from "./postgres-clusters.ts";

/** A PostgreSQL that a test may kill. */
export type DisposablePostgres = AsyncDisposable & {
  url: string;
  /** As after an immediate stop: it waits for nothing, and writes nothing. */
  kill: () => Promise<void>;
  /** The same again, on the same port. */
  start: () => Promise<void>;
};

/** @returns null where no PostgreSQL is installed */
export async function startDisposablePostgres(): Promise<DisposablePostgres | null> {
  const clusters = openPostgresClusters();
  if (clusters === null) return null;
  const url = await clusters.start("cluster");
  const { port } = new URL(url);
  return {
    url,
    kill: () => clusters.stop("cluster", "SIGQUIT"),
    start: async () => void (await clusters.start("cluster", { port })),
    [Symbol.asyncDispose]: () => clusters[Symbol.asyncDispose](),
  };
}
