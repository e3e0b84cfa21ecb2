import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";

import { themeOfAddress } from "#app/wedding-theme/theme-name.ts";

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
  settled: Query;
  /** The key of the location that this is the state of. */
  at: string;
  /** The search strings that were written and that the router has not come to yet, oldest first. */
  underWay: readonly string[];
};

export type QueryInAddress<Query> = {
  /** What the visitor has asked for, with the latest key. */
  query: Query;
  /** The same as long as nobody types; while somebody does, what was asked for before. */
  settled: Query;
  /** A choice: it takes effect at once and adds to the history. */
  choose: (change: Partial<Query>) => void;
  /** A keystroke: it takes effect at once; the address follows and replaces the history entry. */
  type: (change: Partial<Query>) => void;
  /** The search string of a query, in the theme of this address. */
  searchOf: (query: Query) => string;
};

/**
 * A query whose only store is the address. A keystroke does not wait for the router: the visitor's
 * latest query is kept here until the address has caught up with it.
 */
export function useQueryInAddress<Query extends object>({
  parse,
  format,
}: InAddress<Query>): QueryInAddress<Query> {
  const location = useLocation();
  const navigate = useNavigate();
  const asked = useMemo(
    () => settledOn(parse(new URLSearchParams(location.search))),
    [parse, location.search],
  );
  const [state, setState] = useState<State<Query>>({ ...asked, at: location.key, underWay: [] });
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Back, Forward and links change the address without us: then the address is right. One of ours may
  // come when the visitor is a choice further already: then the visitor is. Told while rendering, and
  // kept only once it is drawn: React may throw a rendering away.
  const isOurs = location.key === state.at || state.underWay.includes(location.search);
  const shown = isOurs ? state : asked;
  useLayoutEffect(() => {
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- the router's location is an external store: what was drawn of it is noted
    setState((before) => {
      if (before.at === location.key) return before;
      const arrived = before.underWay.indexOf(location.search);
      return {
        ...(arrived === -1 ? asked : before),
        at: location.key,
        underWay: arrived === -1 ? [] : before.underWay.slice(arrived + 1),
      };
    });
  }, [location.key, location.search, asked]);
  useEffect(() => () => clearTimeout(pending.current), []);

  /** On the way to another page: its files may still be under way while the address is the old one. */
  const leaving = useRef(false);
  const target = useNavigation().location?.pathname;
  useLayoutEffect(() => {
    leaving.current = target !== undefined && target !== location.pathname;
  }, [target, location.pathname]);

  const theme = themeOfAddress(new URLSearchParams(location.search));
  const searchOf = useCallback(
    (query: Query) => format(query, theme === "standard" ? null : theme),
    [format, theme],
  );
  /** For handlers, which must not change with every keystroke. */
  const latest = useRef({ query: shown.query, underWay: state.underWay });
  useLayoutEffect(() => {
    latest.current = { query: shown.query, underWay: state.underWay };
  }, [shown.query, state.underWay]);

  const write = useCallback(
    (query: Query, replace: boolean) => {
      clearTimeout(pending.current);
      const search = searchOf(query);
      const { underWay } = latest.current;
      const stays = search === (underWay.at(-1) ?? window.location.search);
      const change = { ...settledOn(query), underWay: stays ? underWay : [...underWay, search] };
      latest.current = change;
      setState((before) => ({ ...before, ...change }));
      if (stays) return;
      void navigate({ search }, { replace, preventScrollReset: true });
    },
    [searchOf, navigate],
  );
  const choose = useCallback(
    (change: Partial<Query>) => write({ ...latest.current.query, ...change }, false),
    [write],
  );
  const type = useCallback(
    (change: Partial<Query>) => {
      const query = { ...latest.current.query, ...change };
      setState((before) => ({ ...before, query }));
      clearTimeout(pending.current);
      const typedAt = window.location.href;
      pending.current = setTimeout(() => {
        // Who went Back or follows a link meanwhile is not pulled back.
        if (window.location.href === typedAt && !leaving.current) write(query, true);
      }, rest);
    },
    [write],
  );

  return { query: shown.query, settled: shown.settled, choose, type, searchOf };
}

/** A query that the address follows at once. */
const settledOn = <Query>(query: Query) => ({ query, settled: query });
