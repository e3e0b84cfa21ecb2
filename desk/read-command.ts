/** What the operator can ask of the desk. */
export type DeskCommand =
  | { kind: "list"; subject: DeskSubject; all: boolean }
  | { kind: "show"; subject: DeskSubject; reference: string };

type DeskSubject = "enquiries" | "corrections";

export const usage = `Usage:
  npm run desk -- enquiries list [--all]       what has come in, newest first
  npm run desk -- enquiries show REFERENCE     one enquiry, whole
  npm run desk -- corrections list [--all]     what is said to be wrong, newest first
  npm run desk -- corrections show REFERENCE   one correction, whole`;

/**
 * @param words what was typed behind `npm run desk --`
 * @returns null for what the desk does not know: then the use is to be explained
 */
export function readCommand(words: readonly string[]): DeskCommand | null {
  const [subject, command, argument, ...more] = words;
  if ((subject !== "enquiries" && subject !== "corrections") || more.length > 0) return null;
  if (command === "list" && (argument === undefined || argument === "--all"))
    return { kind: "list", subject, all: argument !== undefined };
  if (command === "show" && argument !== undefined) return { kind: "show", subject, reference: argument };
  return null;
}
