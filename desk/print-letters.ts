/** Prints a field on each line, those that are empty left out. */
export function printFields(fields: readonly (readonly [label: string, value: string | null])[]): void {
  for (const [label, value] of fields)
    if (value) console.log(`${`${label}:`.padEnd(14)} ${plain(value, indented)}`);
}

/** Prints a letter on each line, and what is not shown. */
export function printList(kind: string, lines: readonly string[], total: number): void {
  if (lines.length === 0) console.log(`No ${kind} yet.`);
  for (const line of lines) console.log(line);
  const more = total - lines.length;
  // Beside the list and not in it, so that a program that counts lines is not misled.
  if (more > 0)
    console.error(
      `${more} older ${more === 1 ? "one is" : "ones are"} not shown. All of them: npm run desk -- ${kind} list --all`,
    );
}

/** '2026-11-21 18:04 UTC' */
export const moment = (receivedAt: string) => `${receivedAt.slice(0, 16).replace("T", " ")} UTC`;

/** A text in one line. */
export const inLine = (text: string) => plain(text, " ");

/** Begins a further line of a value: under the value, so that none passes for a field. */
const indented = `\n${" ".repeat(15)}`;

/**
 * What somebody sent may not steer the operator's terminal.
 * @param lineBreak what stands for a line break
 */
function plain(text: string, lineBreak: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, "").replaceAll("\n", lineBreak);
}
