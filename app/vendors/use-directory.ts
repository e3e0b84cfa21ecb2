import { useCallback, useDeferredValue, useMemo } from "react";

import { useQueryInAddress } from "#app/address/use-query-in-address.ts";
import { answerDirectory, type DirectoryAnswer } from "#app/directory/answer-directory.ts";
import type { DirectoryIndex } from "#app/directory/directory-index.ts";
import {
  formatDirectoryQuery,
  parseDirectoryQuery,
  type DirectoryQuery,
} from "#app/directory/directory-query.ts";
import { showDirectory } from "#app/directory/show-directory.ts";

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

const inAddress = { parse: parseDirectoryQuery, format: formatDirectoryQuery };

/**
 * The state of the directory. The count follows each key at once; two dozen new cards take longer to
 * lay out than the next key takes to come, so they follow with the address.
 * @param index all listings, once the browser has them; until then the server answers
 */
export function useDirectory(index: DirectoryIndex | null, serverAnswer: DirectoryAnswer): Directory {
  const state = useQueryInAddress(inAddress);
  const { choose: chooseQuery, type: typeQuery, searchOf } = state;
  // Whatever is asked for anew is shown from its first page.
  const choose = useCallback(
    (change: Partial<DirectoryQuery>) => chooseQuery({ page: 1, ...change }),
    [chooseQuery],
  );
  const type = useCallback((text: string) => typeQuery({ text, page: 1 }), [typeQuery]);

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
      hrefOf: (change: Partial<DirectoryQuery>) => `/vendors${searchOf({ ...query, page: 1, ...change })}`,
    };
  }, [text, category, prices, areas, sort, view, saved, page, answer, choose, searchOf]);

  return {
    text: state.query.text,
    total: total ?? (isSameQuery(serverAnswer.query, state.query) ? serverAnswer.total : null),
    type,
    controls,
  };
}

function isSameQuery(a: DirectoryQuery, b: DirectoryQuery): boolean {
  return formatDirectoryQuery(a) === formatDirectoryQuery(b);
}
