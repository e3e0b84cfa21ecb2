import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";

import type { DirectoryIndex } from "#app/directory/directory-index.ts";
import {
  formatDirectoryQuery,
  parseDirectoryQuery,
  type DirectoryQuery,
} from "#app/directory/directory-query.ts";
import { answerDirectory, type DirectoryAnswer } from "#app/directory/answer-directory.ts";
import { showDirectory } from "#app/directory/show-directory.ts";
import { themeOfAddress } from "#app/wedding-theme/theme-name.ts";

/**
 * How long typing has to rest before cards and address follow, in milliseconds. The count follows each
 * key at once; two dozen new cards take longer to lay out than the next key takes to come.
 */
const rest = 300;

/** What everything but the search field and the count reads: the same object until one of these changes. */
export type DirectoryControls = {
  /** What the visitor has asked for. A choice shows at once; text and page a moment later, with the cards. */
  query: DirectoryQuery;
  /** Cards, counts beside options and the rest: a moment later. */
  answer: DirectoryAnswer;
  /** A choice: it takes effect at once and adds to the history. */
  choose: (change: Partial<DirectoryQuery>) => void;
  /** Where a change would lead, for links. */
  hrefOf: (change: Partial<DirectoryQuery>) => string;
};

export type Directory = {
  /** What stands in the search field. */
  text: string;
  /** How many listings match; null while the server is being asked. */
  total: number | null;
  /** A keystroke: it takes effect at once; the address follows and replaces the history entry. */
  type: (text: string) => void;
  controls: DirectoryControls;
};

/**
 * The state of the directory. The address is its only store, but a keystroke does not wait for the
 * router: the visitor's latest query is kept here until the address has caught up with it.
 * @param index all listings, once the browser has them; until then the server answers
 */
export function useDirectory(index: DirectoryIndex | null, serverAnswer: DirectoryAnswer): Directory {
  const location = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState(() => ({
    ...settledOn(parseDirectoryQuery(new URLSearchParams(location.search))),
    /** The address that this state wrote last. */
    address: location.search,
    seenKey: location.key,
  }));
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Back, Forward and links change the address without us: then the address is right.
  if (location.key !== state.seenKey) {
    const ours = location.search === state.address;
    setState({
      ...(ours ? state : settledOn(parseDirectoryQuery(new URLSearchParams(location.search)))),
      address: location.search,
      seenKey: location.key,
    });
  }
  useEffect(() => () => clearTimeout(pending.current), []);

  /** On the way to another page: its files may still be under way while the address is the old one. */
  const leaving = useRef(false);
  const target = useNavigation().location?.pathname;
  useLayoutEffect(() => {
    leaving.current = target !== undefined && target !== location.pathname;
  }, [target, location.pathname]);

  const theme = themeOfAddress(new URLSearchParams(location.search));
  const address = useCallback(
    (query: DirectoryQuery) => formatDirectoryQuery(query, theme === "standard" ? null : theme),
    [theme],
  );
  /** For handlers, which must not change with every keystroke. */
  const latest = useRef(state.query);
  useLayoutEffect(() => {
    latest.current = state.query;
  }, [state.query]);

  const write = useCallback(
    (query: DirectoryQuery, replace: boolean) => {
      clearTimeout(pending.current);
      const search = address(query);
      setState((before) => ({ ...before, ...settledOn(query), address: search }));
      if (search === window.location.search) return;
      void navigate({ search }, { replace, preventScrollReset: true });
    },
    [address, navigate],
  );
  const choose = useCallback(
    (change: Partial<DirectoryQuery>) => write({ ...latest.current, page: 1, ...change }, false),
    [write],
  );
  const type = useCallback(
    (text: string) => {
      const query = { ...latest.current, text, page: 1 };
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

  const total = useMemo(
    () => index && showDirectory(index, state.query).matches.length,
    [index, state.query],
  );
  const settled = useMemo(
    () => ({ query: state.settled, result: index && showDirectory(index, state.settled) }),
    [index, state.settled],
  );
  // A choice shows at once; its cards may come a moment later.
  const shown = useDeferredValue(settled);
  const answer = useMemo(
    () => (index && shown.result ? answerDirectory(index, shown.query, shown.result) : serverAnswer),
    [index, shown, serverAnswer],
  );
  // Text and page are those of the cards, so that a keystroke alone renders nothing that reads the controls.
  const { category, prices, areas, sort, view, saved } = state.query;
  const { text, page } = shown.query;
  const controls = useMemo(() => {
    const query = { text, category, prices, areas, sort, view, saved, page };
    return {
      query,
      answer,
      choose,
      hrefOf: (change: Partial<DirectoryQuery>) => `/vendors${address({ ...query, page: 1, ...change })}`,
    };
  }, [text, category, prices, areas, sort, view, saved, page, answer, choose, address]);

  return {
    text: state.query.text,
    total: total ?? (isSameQuery(serverAnswer.query, state.query) ? serverAnswer.total : null),
    type,
    controls,
  };
}

/** A query that cards and address follow: all but what is still being typed. */
const settledOn = (query: DirectoryQuery) => ({ query, settled: query });

function isSameQuery(a: DirectoryQuery, b: DirectoryQuery): boolean {
  return formatDirectoryQuery(a) === formatDirectoryQuery(b);
}
