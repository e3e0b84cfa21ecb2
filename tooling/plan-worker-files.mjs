/**
 * @typedef {{ file: string, imports?: string[], dynamicImports?: string[], css?: string[], assets?: string[] }} Part
 */

/** Entry points of every page, and the routes of the plan. */
const entries = ["app/entry.client.tsx", "app/root.tsx", "app/routes/plan.tsx", "app/routes/saved-plan.tsx"];

/**
 * The files of a build that the plan's pages load, now or later.
 *
 * @param {Record<string, Part>} manifest as Vite writes it
 * @returns {string[]} names below the folder of the build, each once, in order
 */
export function planWorkerFiles(manifest) {
  const waiting = entries.flatMap((entry) => {
    const names = Object.keys(manifest).filter((name) => name === entry || name.startsWith(`${entry}?`));
    if (names.length === 0) throw new Error(`The build has no ${entry}, which the plan's pages begin with.`);
    return names;
  });
  const seen = new Set(waiting);
  /** @type {Set<string>} */
  const files = new Set();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const part = manifest[name];
    if (part === undefined) continue;
    for (const file of [part.file, ...(part.css ?? []), ...(part.assets ?? [])]) files.add(file);
    for (const next of [...(part.imports ?? []), ...(part.dynamicImports ?? [])])
      if (!seen.has(next)) {
        seen.add(next);
        waiting.push(next);
      }
  }
  return [...files].toSorted();
}
