import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";

import { themeOfAddress } from "#app/site/theme/theme-name.ts";

import { useTypingRest } from "./use-debounce.ts";

/**
 * How long typing has to rest before the address follows, in milliseconds: longer than the next key
 * takes to come.
 */
const rest = 300;

/** How a query stands in an address. Both are functions of a module: they stay the same. */
type InAddress<Query> = {
  parse: (parameters: URLSearchParams) => Query;
  /** @returns '' or a search string that begins with '?' */
  format: (query: Query, theme: string | null) => string;
};

type State<Query> = {
  query: Query;
  /** Whether it was the keyboard that led to it, letter by letter. */
  isTyped: boolean;
  /** The key of the location that this is the state of. */
  at: string;
  /** The search strings that were written and that the router has not come to yet, oldest first. */
  underWay: readonly string[];
};

export type QueryInAddress<Query> = {
  /** What the visitor has asked for; what is being typed comes when typing rests. */
  query: Query;
  /** Whether that was typed; a choice, a link or Back was not. */
  isTyped: boolean;
  /** What the visitor has asked for, with the latest key. For handlers and effects. */
  latest: () => Query;
  /** A choice: it takes effect at once and adds to the history. */
  choose: (change: Partial<Query>) => void;
  /** A keystroke: query and address follow when typing rests, and replace the history entry. */
  type: (change: Partial<Query>) => void;
  /** The search string of a query, in the theme of this address. */
  searchOf: (query: Query) => string;
};

/**
 * A query whose only store is the address. The visitor does not wait for the router: the latest query
 * is kept here until the address has caught up with it. A keystroke renders nothing: to lay out what it
 * finds takes longer than the next key takes to come.
 */
export function useQueryInAddress<Query extends object>({
  parse,
  format,
}: InAddress<Query>): QueryInAddress<Query> {
  const location = useLocation();
  const navigate = useNavigate();
  const asked = useMemo(() => parse(new URLSearchParams(location.search)), [parse, location.search]);
  const [state, setState] = useState<State<Query>>({
    query: asked,
    isTyped: false,
    at: location.key,
    underWay: [],
  });
  const typing = useTypingRest(rest);

  // Back, Forward and links change the address without us: then the address is right. One of ours may
  // come when the visitor is a choice further already: then the visitor is. Told while rendering, and
  // kept only once it is drawn: React may throw a rendering away.
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

  const theme = themeOfAddress(new URLSearchParams(location.search));
  const searchOf = useCallback(
    (wanted: Query) => format(wanted, theme === "standard" ? null : theme),
    [format, theme],
  );
  const now = useRef({ query, underWay: state.underWay });
  useLayoutEffect(() => {
    // One of ours has arrived while the next word is being typed: the word stays.
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
        // Who went Back meanwhile is not pulled forward.
        if (typedOn.includes(window.location.search)) write(now.current.query, "typed");
      });
    },
    [write, typing],
  );

  return { query, isTyped, latest, choose, type, searchOf };
}
