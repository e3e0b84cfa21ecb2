import { albertaDate } from "#app/calendar/alberta-time.ts";
import type { Site } from "#app/messaging/request-context.ts";

/**
 * Counts the versions of the pages' sources: the number changes after each change of the catalogue and after
 * each midnight in Alberta, so that a page is valid as long as its number is the current one.
 */
export function countPageVersions(site: Pick<Site, "directory">, now: () => number = Date.now): () => number {
  let { directory } = site;
  let minute = minuteOf(now());
  let today = albertaDate(new Date(now()));
  let edition = 1;
  return () => {
    if (site.directory !== directory) {
      directory = site.directory;
      edition += 1;
    }
    // Midnight is at a whole minute, and the clock of a machine may be set back.
    if (minuteOf(now()) !== minute) {
      minute = minuteOf(now());
      const date = albertaDate(new Date(now()));
      if (date !== today) edition += 1;
      today = date;
    }
    return edition;
  };
}

const minuteOf = (time: number) => Math.floor(time / 60_000);
