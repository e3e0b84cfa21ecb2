import { href } from "react-router";
import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useState } from "react";

import { useUrlQuery, type UrlQuery } from "#app/site/url-state/use-url-query.ts";
import { albertaDate } from "#app/calendar/alberta-time.ts";
import type { DirectoryPageData } from "#app/catalogue/directory/build-directory-page.ts";
import {
  formatDirectoryQuery,
  parseDirectoryQuery,
  type DirectoryQuery,
} from "#app/catalogue/directory/directory-query.ts";

import { createDirectoryTotal, type DirectoryTotalStore } from "./directory-total.ts";
import type { VendorList } from "./use-vendor-list.ts";

/**
 * What everything but the search field and the count reads: the same object until one of these values
 * changes.
 */
export type DirectoryControls = {
  /** The visitor's query. A choice shows at once; text and page a moment later, with the cards. */
  query: DirectoryQuery;
  /** Cards, counts beside options and the rest: a moment later. */
  answer: DirectoryPageData;
  /** Whether the result is that of typed text: then the next key may follow. */
  isTyped: boolean;
  /** A choice: it takes effect at once and adds to the history. */
  choose: (change: Partial<DirectoryQuery>) => void;
  /** The URL after a change, for links. */
  hrefOf: (change: Partial<DirectoryQuery>) => string;
};

export type DirectoryState = {
  /** For the search field: a keystroke updates the total at once; query and URL follow. */
  search: Pick<UrlQuery<DirectoryQuery>, "query" | "latest" | "type">;
  /** How many listings match, including the latest keystroke. */
  total: DirectoryTotalStore;
  controls: DirectoryControls;
};

/** Whether the date that is asked for has passed: the answer is then of no day. */
export const isDatePassed = ({ query, answer }: DirectoryControls): boolean =>
  query.date !== null && answer.query.date === query.date && answer.date === null;

const inAddress = { parse: parseDirectoryQuery, format: formatDirectoryQuery };

/**
 * The state of the directory. The count follows each keystroke at once; two dozen new cards take longer to
 * lay out than the time to the next key, so they follow with the URL.
 * @param list all listings, once the browser has them; until then the server answers
 */
export function useDirectory(list: VendorList | null, serverAnswer: DirectoryPageData): DirectoryState {
  const {
    query: asked,
    isTyped: isAskedTyped,
    latest,
    choose: chooseQuery,
    type: typeQuery,
    searchOf,
  } = useUrlQuery(inAddress);
  // Every new query starts at its first page.
  const choose = useCallback(
    (change: Partial<DirectoryQuery>) => chooseQuery({ page: 1, ...change }),
    [chooseQuery],
  );

  const [total] = useState(() => createDirectoryTotal(serverAnswer.total));
  const count = useCallback(() => {
    const wanted = latest();
    if (list) total.set(list.count(wanted, today()));
    else total.set(isSameQuery(serverAnswer.query, wanted) ? serverAnswer.total : null);
  }, [list, serverAnswer, latest, total]);
  // Before the paint: a choice and its count appear in one frame.
  useLayoutEffect(count, [count, asked]);
  const type = useCallback(
    (change: Partial<DirectoryQuery>) => {
      typeQuery({ page: 1, ...change });
      count();
    },
    [typeQuery, count],
  );

  // A choice shows at once; its cards may come a moment later.
  const { shown, isTyped } = useDeferredValue(
    useMemo(() => ({ shown: asked, isTyped: isAskedTyped }), [asked, isAskedTyped]),
  );
  const answer = useMemo(
    () => (list ? list.answer(shown, today()) : serverAnswer),
    [list, shown, serverAnswer],
  );
  // Text and page are those of the cards.
  const { category, prices, areas, date, saidFree, sort, view, saved } = asked;
  const { text, page } = shown;
  const controls = useMemo(() => {
    const query = { text, category, prices, areas, date, saidFree, sort, view, saved, page };
    return {
      query,
      answer,
      isTyped,
      choose,
      hrefOf: (change: Partial<DirectoryQuery>) =>
        `${href("/vendors")}${searchOf({ ...query, page: 1, ...change })}`,
    };
  }, [
    text,
    category,
    prices,
    areas,
    date,
    saidFree,
    sort,
    view,
    saved,
    page,
    answer,
    isTyped,
    choose,
    searchOf,
  ]);

  return { search: { query: asked, latest, type }, total, controls };
}

const today = () => albertaDate(new Date());

function isSameQuery(a: DirectoryQuery, b: DirectoryQuery): boolean {
  return formatDirectoryQuery(a) === formatDirectoryQuery(b);
}
