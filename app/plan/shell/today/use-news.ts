import { useEffect, useMemo, useRef, useState } from "react";

import { households, invitations } from "#app/plan/schema/guests.schema.ts";
import { readSeenNews, saveSeenNews } from "#app/plan/session/seen-news.ts";
import { useGrid, usePlan, useRows } from "#app/plan/session/plan-provider.tsx";
import { useIsAsked } from "#app/plan/tools/family/use-is-asked.ts";
import { usePolls } from "#app/plan/tools/family/use-polls.ts";
import { useSuggestions } from "#app/plan/tools/family/use-suggestions.ts";

import { newsForCouple, newsForFamily, type NewsItem } from "./news.ts";

/** What others did since this device last showed it; nothing on its first visit. */
export function useNews(): readonly NewsItem[] {
  const { here } = usePlan();
  const suggestions = useSuggestions();
  const all = useRows(households);
  const cells = useGrid(invitations);
  const [seen] = useState(() => readSeenNews(localStorage, here.store));
  const replies = useMemo(
    () =>
      all.flatMap(({ id, name }) => {
        const coming = [...cells.row(id).values()].flatMap((cell) => cell.coming ?? []);
        return coming.length === 0 ? [] : [{ id, name, coming }];
      }),
    [all, cells],
  );
  const sources = { ...suggestions, replies, polls: usePolls() };
  const isAsked = useIsAsked();
  const news = here.role === "edit" ? newsForCouple(sources) : newsForFamily(sources, isAsked);
  const latest = useRef<readonly string[]>([]);
  useEffect(() => {
    latest.current = news.map(({ key }) => key);
  });
  useEffect(() => {
    const save = () => saveSeenNews(localStorage, here.store, latest.current);
    window.addEventListener("pagehide", save);
    return () => {
      window.removeEventListener("pagehide", save);
      save();
    };
  }, [here.store]);
  return seen === null ? [] : news.filter(({ key }) => !seen.has(key));
}
