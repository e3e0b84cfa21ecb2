import { formatInterval, formatMs } from "../markdown.ts";
import { noteWideInterval, type Section } from "../section.ts";
import { estimateMedian, percentile } from "../statistics.ts";
import type { ComparedServer } from "./servers.ts";
import type { RunLoad, LoadSample } from "./load-generator.ts";

/** Connections that ask for one page at the same moment. */
const crowd = 64;

export type Stampede = { alone: LoadSample; together: LoadSample };

/**
 * One request for a page that nobody has seen, and many at once for another such page.
 * @param unseen addresses of pages of one kind
 * @param times how often, where there are pages enough
 */
export async function stampede(
  shoot: RunLoad,
  site: ComparedServer,
  unseen: readonly string[],
  times: number,
): Promise<Stampede[]> {
  const once = { warmUp: 0, seconds: 0, accept: "text/html" };
  const stampedes: Stampede[] = [];
  for (let nth = 0; nth < times && 2 * nth + 1 < unseen.length; nth += 1) {
    const [one, another] = [unseen[2 * nth] ?? "", unseen[2 * nth + 1] ?? ""];
    stampedes.push({
      alone: await shoot(site, { ...once, connections: 1, paths: one }),
      together: await shoot(site, { ...once, connections: crowd, paths: another }),
    });
  }
  return stampedes;
}

export function describeStampedes(stampedes: readonly Stampede[]): Section {
  const last = (pick: (both: Stampede) => LoadSample) =>
    percentile(
      stampedes.map((both) => pick(both).seconds * 1000),
      0.5,
    );
  const slower = estimateMedian(stampedes.map(({ alone, together }) => together.seconds / alone.seconds));
  const used = (pick: (both: Stampede) => LoadSample) =>
    stampedes.reduce((sum, both) => sum + ((pick(both).cost ?? 0) * pick(both).sent) / 1000, 0) /
    stampedes.length;
  const [byOne, byAll] = [used(({ alone }) => alone), used(({ together }) => together)];
  return {
    text: `### Many at once for a page that nobody has seen

${stampedes.length} vendor pages asked for by one, and as many by ${crowd} connections at the same moment. From the first request to the last answer: ${formatMs(last(({ alone }) => alone))} ms for one, ${formatMs(last(({ together }) => together))} ms for ${crowd}, a ratio of ${formatInterval(slower, formatMs)}.${byOne > 0 ? ` Processor of the site for each page: ${formatMs(byOne)} ms for one, ${formatMs(byAll)} ms for ${crowd}.` : ""} Were it rendered for each of them, both would be near ${crowd}.`,
    goals: [],
    noise: noteWideInterval(`${crowd} at once for an unseen page`, slower, formatMs),
  };
}
