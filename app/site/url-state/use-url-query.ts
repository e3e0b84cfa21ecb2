import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";

import { themeFromUrl } from "#app/site/theme/theme-name.ts";

import { useDebounce } from "./use-debounce.ts";

/** Debounce time before the URL follows typing, in milliseconds: longer than the time to the next key. */
const rest = 300;

/** Parses and formats a query in a URL. Both are module-level functions, so that their identity is stable. */
type InAddress<Query> = {
  parse: (parameters: URLSearchParams) => Query;
  /** @returns '' or a search string that begins with '?' */
  format: (query: Query, theme: string | null) => string;
};

type State<Query> = {
  query: Query;
  /** Whether it was typed, character by character. */
  isTyped: boolean;
  /** The key of the location of this state. */
  at: string;
  /** The search strings that were written and that the router has not reached yet, oldest first. */
  underWay: readonly string[];
};

export type UrlQuery<Query> = {
  /** The visitor's query; typed text is included when typing pauses. */
  query: Query;
  /** Whether that was typed; a choice, a link or Back was not. */
  isTyped: boolean;
  /** The visitor's query, including the latest keystroke. For handlers and effects. */
  latest: () => Query;
  /** A choice: it takes effect at once and adds to the history. */
  choose: (change: Partial<Query>) => void;
  /** A keystroke: query and URL follow when typing pauses, and replace the history entry. */
  type: (change: Partial<Query>) => void;
  /** The search string of a query, in the theme of this URL. */
  searchOf: (query: Query) => string;
};

/**
 * A query whose only store is the URL. The visitor does not wait for the router: the latest query is held
 * here until the URL has caught up with it. A keystroke renders nothing: laying out its results takes longer
 * than the time to the next key.
 */
export function useUrlQuery<Query extends object>({ parse, format }: InAddress<Query>): UrlQuery<Query> {
  const location = useLocation();
  const navigate = useNavigate();
  const asked = useMemo(() => parse(new URLSearchParams(location.search)), [parse, location.search]);
  const [state, setState] = useState<State<Query>>({
    query: asked,
    isTyped: false,
    at: location.key,
    underWay: [],
  });
  const typing = useDebounce(rest);

  // Back, Forward and links change the URL from outside: then the URL is right. One of our own writes may
  // arrive when the visitor is already a choice ahead: then the visitor is right. Detected during rendering,
  // and recorded only after commit: React may discard a rendering.
  const isOurs = location.key === state.at || state.underWay.includes(location.search);
  const query = isOurs ? state.query : asked;
  const isTyped = isOurs && state.isTyped;
  useLayoutEffect(() => {
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- the router's location is an external store: what was drawn of it is noted
    setState((before) => {
      if (before.at === location.key) return before;
      const arrived = before.underWay.indexOf(location.search);
      return {
        query: arrived === -1 ? asked : before.query,
        isTyped: arrived !== -1 && before.isTyped,
        at: location.key,
        underWay: arrived === -1 ? [] : before.underWay.slice(arrived + 1),
      };
    });
  }, [location.key, location.search, asked]);

  const theme = themeFromUrl(new URLSearchParams(location.search));
  const searchOf = useCallback(
    (wanted: Query) => format(wanted, theme === "standard" ? null : theme),
    [format, theme],
  );
  const now = useRef({ query, underWay: state.underWay });
  useLayoutEffect(() => {
    // One of our own writes has arrived while the next word is being typed: the word stays.
    const isTyping = isOurs && typing.isWaiting();
    now.current = { query: isTyping ? now.current.query : query, underWay: state.underWay };
    if (!isTyping) typing.drop();
  }, [isOurs, query, state.underWay, typing]);
  const latest = useCallback(() => now.current.query, []);

  const write = useCallback(
    (wanted: Query, how: "typed" | "chosen") => {
      typing.drop();
      const search = searchOf(wanted);
      const { underWay } = now.current;
      const stays = search === (underWay.at(-1) ?? window.location.search);
      const change = { query: wanted, underWay: stays ? underWay : [...underWay, search] };
      now.current = change;
      setState((before) => ({ ...before, ...change, isTyped: how === "typed" }));
      if (stays) return;
      void navigate({ search }, { replace: how === "typed", preventScrollReset: true });
    },
    [searchOf, navigate, typing],
  );
  const choose = useCallback(
    (change: Partial<Query>) => write({ ...now.current.query, ...change }, "chosen"),
    [write],
  );
  const type = useCallback(
    (change: Partial<Query>) => {
      now.current = { ...now.current, query: { ...now.current.query, ...change } };
      const typedOn = [window.location.search, ...now.current.underWay];
      typing.wait(() => {
        // A visitor who went Back meanwhile is not pulled forward.
        if (typedOn.includes(window.location.search)) write(now.current.query, "typed");
      });
    },
    [write, typing],
  );

  return { query, isTyped, latest, choose, type, searchOf };
}
