import type { ThemeName } from "./theme-name.ts";

/**
 * A part of each theme in a chunk of its own.
 * @returns the loaded parts, and a function that loads one; a failed load is tried again with the next call
 */
export function lazyByTheme<Part>(loaders: Record<ThemeName, () => Promise<Part>>) {
  const arrived = new Map<ThemeName, Part>();
  const underWay = new Map<ThemeName, Promise<Part>>();

  async function fetchPart(name: ThemeName): Promise<Part> {
    try {
      const part = await loaders[name]();
      arrived.set(name, part);
      return part;
    } finally {
      underWay.delete(name);
    }
  }
  return {
    known: (name: ThemeName): Part | undefined => arrived.get(name),
    /** The same promise while it is loading. */
    load: (name: ThemeName): Promise<Part> => {
      const known = arrived.get(name);
      if (known !== undefined) return Promise.resolve(known);
      const current = underWay.get(name) ?? fetchPart(name);
      underWay.set(name, current);
      return current;
    },
  };
}
