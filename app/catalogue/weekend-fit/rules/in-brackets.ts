import type { FitRoom } from "#app/catalogue/weekend-fit/fit-venue.ts";

/**
 * ' (Great Hall)' after what is said of a room: a name in a sentence would want an article, which some have and some
 * do not. Without what stands in brackets itself; nothing for a room without a name.
 */
export function inBrackets({ name }: Pick<FitRoom, "name">): string {
  const [plain = ""] = name.split(" (");
  return plain === "" ? "" : ` (${plain})`;
}
