/**
 * Takes this device's queued items at once, in the order of their names. The page may be closed at any
 * moment, so an item stays queued until the store of its target document has it; applying it twice must
 * change nothing.
 * @param prefix prefix of the items' names
 * @param take receives the parsed item, null where it is not JSON; 'later' leaves it queued
 * @param stored resolves once everything changed so far is stored
 * @returns resolves once the store has it, or has refused it: then it stays queued for the next time
 */
export async function drainStorage(
  prefix: string,
  {
    take,
    stored,
    storage,
  }: { take: (read: unknown) => void | "later"; stored: () => Promise<void>; storage: Storage },
): Promise<void> {
  const waiting = Object.keys(storage)
    .filter((name) => name.startsWith(prefix))
    .toSorted();
  const taken = waiting.filter((name) => take(parse(storage.getItem(name))) !== "later");
  if (taken.length === 0) return;
  try {
    await stored();
  } catch {
    return;
  }
  for (const name of taken) storage.removeItem(name);
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null;
  }
}
