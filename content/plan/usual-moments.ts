import type { EventKindId } from "./event-kinds.ts";
import { partyMoments } from "./party-moments.ts";
import { ceremonyMoments } from "./ceremony-moments.ts";
import { goldenHourMoment } from "./golden-hour-moment.ts";
import { traditionMoments } from "./tradition-moments.ts";
import type { UsualMoment } from "./usual-moment.ts";

/**
 * Order and lengths are those of the guides of this site (content/ceremonies, content/traditions): general
 * knowledge of Calgary weddings. Families and officiants differ, so each is only
 * proposed, and everything can be changed.
 */
export const usualMoments: Record<EventKindId, readonly UsualMoment[]> = {
  ...partyMoments,
  ...ceremonyMoments,
  ...traditionMoments,
};

const titled = [
  goldenHourMoment,
  ...Object.values(partyMoments).flat(),
  ...Object.values(ceremonyMoments).flat(),
  ...Object.values(traditionMoments).flat(),
];

/** What one of these lines is called. */
export type UsualTitle = (typeof titled)[number]["title"];

/** Their titles, each once. */
export const usualTitles: readonly UsualTitle[] = [...new Set(titled.map(({ title }) => title))];

const backstageTitles: ReadonlySet<string> = new Set(
  titled.flatMap((moment) => ("isBackstage" in moment ? [moment.title] : [])),
);

/** Whether a line of this title is preparation, which guests don't see. */
export const isBackstageTitle = (title: string): boolean => backstageTitles.has(title);

const byIdAndTitle = new Map<string, UsualTitle>(titled.map(({ id, title }) => [`${id} ${title}`, title]));

/**
 * The title of a line that was proposed and still bears it.
 * @param id its own id, behind that of its event
 * @returns null where it has words of its own
 */
export const findUsualTitle = (id: string, title: string): UsualTitle | null =>
  byIdAndTitle.get(`${id} ${title}`) ?? null;
