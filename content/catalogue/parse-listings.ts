import { listingEntry, type ListingEntry } from "./listing-entry.ts";

/** A mistake in content/: says file, entry and field, so that the author finds it without a debugger. */
export class ContentError extends Error {
  override name = "ContentError";
}

/**
 * Checks the entries of one file of the catalogue.
 * @param file path of the file that holds them, for the message
 * @throws ContentError naming file, entry and field of every mistake
 */
export function parseListings(file: string, entries: readonly unknown[]): ListingEntry[] {
  const mistakes: string[] = [];
  const parsed = entries.flatMap((entry, position) => {
    const result = listingEntry.safeParse(entry);
    if (result.success) return [result.data];
    for (const issue of result.error.issues)
      mistakes.push(
        `${file}, ${nameOf(entry, position)}, ${issue.path.join(".") || "entry"}: ${issue.message}`,
      );
    return [];
  });
  if (mistakes.length > 0) throw new ContentError(mistakes.join("\n"));
  return parsed;
}

function nameOf(entry: unknown, position: number): string {
  if (typeof entry === "object" && entry !== null && "slug" in entry) return `entry '${String(entry.slug)}'`;
  return `entry number ${position + 1}`;
}
