import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import PostalMime, { type Email } from "postal-mime";

/** The mails that a site without a mail server has saved as files, in the order of their numbers. */
export async function readMailFolder(dataDir: string): Promise<Email[]> {
  const folder = join(dataDir, "mail");
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(".eml"))
    .toSorted((a, b) => numberOf(a) - numberOf(b));
  const mails = files.map((file) => readIfThere(join(folder, file))).filter((mail) => mail !== null);
  return Promise.all(mails.map((mail) => PostalMime.parse(mail)));
}

/** A mail to a person who was erased meanwhile is removed: it may disappear while the folder is read. */
function readIfThere(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

const numberOf = (file: string) => Number(/^mail-(\d+)/.exec(file)?.[1]);

/** The private link in a mail, as a path of the site. */
export function privatePathIn(mail: Email | undefined): string {
  return (
    /https?:\/\/[^/\s]+(\/(?:enquiries|answers|applications|claims|your-listing|desk)\/[\w-]{27})/.exec(
      mail?.text ?? "",
    )?.[1] ?? ""
  );
}
