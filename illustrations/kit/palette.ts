/** The inks of one printing, by the name of their custom property without the dashes. */
export type Palette = ReadonlyMap<string, string>;

/**
 * Reads inks as a printer lists them: `k9 #33425c, k8 #47506b`, one line per subject.
 * The nine sky inks k1 to k9 run from light to dark, away from the sun.
 */
export function inks(...lines: readonly string[]): Palette {
  const entries = lines
    .flatMap((line) => line.split(", "))
    .map((entry): [string, string] => {
      const [name, colour, ...rest] = entry.split(" ");
      if (
        !name ||
        !/^#([0-9a-f]{3}|[0-9a-f]{6})$/.test(colour ?? "") ||
        colour === undefined ||
        rest.length > 0
      )
        throw new SyntaxError(`not an ink: '${entry}'`);
      return [name, colour];
    });
  return new Map(entries);
}

/** Another printing of the same drawing: the later inks replace those of the same name. */
export const reprint = (palette: Palette, changes: Palette): Palette => new Map([...palette, ...changes]);

export const declarations = (palette: Palette): string[] =>
  [...palette].map(([name, colour]) => `--${name}:${colour}`);
