import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";

import { themeOfAddress } from "#app/wedding-theme/theme-name.ts";

import { formatVenueQuery, parseVenueQuery, type VenueQuery } from "./venue-query.ts";

/** How long typing has to rest before the address follows, in milliseconds. */
const addressDelay = 200;

export type VenueControls = {
  query: VenueQuery;
  /** A choice: it takes effect at once and adds to the history. */
  choose: (change: Partial<VenueQuery>) => void;
  /** A keystroke: it takes effect at once; the address follows and replaces the history entry. */
  type: (change: Partial<VenueQuery>) => void;
  /** Where a change would lead, for links. */
  hrefOf: (change: Partial<VenueQuery>) => string;
};

/**
 * The visitor's wishes on /venues. The address is their only store; the latest ones are kept here
 * until the address has caught up with them.
 */
export function useVenueQuery(): VenueControls {
  const location = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState(() => ({
    query: parseVenueQuery(new URLSearchParams(location.search)),
    /** The address that this state wrote last. */
    address: location.search,
    seenKey: location.key,
  }));
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Back, Forward and links change the address without us: then the address is right.
  if (location.key !== state.seenKey) {
    const ours = location.search === state.address;
    setState({
      query: ours ? state.query : parseVenueQuery(new URLSearchParams(location.search)),
      address: location.search,
      seenKey: location.key,
    });
  }
  useEffect(() => () => clearTimeout(pending.current), []);

  /** On the way to another page: what was typed must not call the visitor back. */
  const leaving = useRef(false);
  const target = useNavigation().location?.pathname;
  useLayoutEffect(() => {
    leaving.current = target !== undefined && target !== location.pathname;
  }, [target, location.pathname]);

  const theme = themeOfAddress(new URLSearchParams(location.search));
  const addressOf = useCallback(
    (query: VenueQuery) => formatVenueQuery(query, theme === "standard" ? null : theme),
    [theme],
  );

  function write(query: VenueQuery, replace: boolean) {
    clearTimeout(pending.current);
    const search = addressOf(query);
    setState((before) => ({ ...before, query, address: search }));
    if (search !== window.location.search) void navigate({ search }, { replace, preventScrollReset: true });
  }

  return {
    query: state.query,
    choose: (change) => write({ ...state.query, ...change }, false),
    type: (change) => {
      const query = { ...state.query, ...change };
      setState((before) => ({ ...before, query }));
      clearTimeout(pending.current);
      const typedAt = window.location.href;
      pending.current = setTimeout(() => {
        if (window.location.href === typedAt && !leaving.current) write(query, true);
      }, addressDelay);
    },
    hrefOf: (change) => `/venues${addressOf({ ...state.query, ...change })}`,
  };
}
