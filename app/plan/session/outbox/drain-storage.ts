/**
 * Takes what waits on this device at once, in the order of its names. The page may be left at any moment, so
 * it goes on waiting until the store of the document that it goes into has it; to take it twice must change
 * nothing.
 * @param prefix how the names of what waits begin
 * @param take is given what was read, null where that is not JSON
 * @param stored resolves once the store has everything that was changed until now
 * @returns resolves once the store has it, or has refused it: then it waits for the next time
 */
export async function takeWaiting(
  prefix: string,
  { take, stored, storage }: { take: (read: unknown) => void; stored: () => Promise<void>; storage: Storage },
): Promise<void> {
  const waiting = Object.keys(storage)
    .filter((name) => name.startsWith(prefix))
    .toSorted();
  if (waiting.length === 0) return;
  for (const name of waiting) take(parse(storage.getItem(name)));
  try {
    await stored();
  } catch {
    return;
  }
  for (const name of waiting) storage.removeItem(name);
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null;
  }
}
