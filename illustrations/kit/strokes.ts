/** What a shape says of its stroke, or the groups round it. */
export interface Stroke {
  readonly stroke?: string;
  readonly "stroke-width"?: string;
  readonly "stroke-linecap"?: string;
  readonly "stroke-dasharray"?: string;
  readonly "stroke-opacity"?: string;
}

const names = ["stroke", "stroke-width", "stroke-linecap", "stroke-dasharray", "stroke-opacity"] as const;

export const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

/** Calls back for every shape with the stroke it has and the one its groups have, and puts in its place what comes back. */
export function eachShape(
  markup: string,
  change: (tag: string, stroke: Stroke, outer: Stroke) => string,
): string {
  const groups: Stroke[] = [{}];
  return markup.replace(/<[^>]+>/g, (tag) => {
    if (tag === "</g>") groups.pop();
    if (tag.startsWith("</")) return tag;
    const outer = groups.at(-1) ?? {};
    const own = strokeOf(tag, outer);
    if (/^<g[ >]/.test(tag) && !tag.endsWith("/>")) groups.push(own);
    return change(tag, own, outer);
  });
}

const strokeOf = (tag: string, outer: Stroke): Stroke => ({
  ...outer,
  ...Object.fromEntries(
    names.flatMap((name) => {
      const value = attribute(tag, name);
      return value === undefined ? [] : [[name, value]];
    }),
  ),
});
