/** What the window was opened with, where its page was rendered for another search. */
let opened = { pathname: "", search: "" };

export function rememberOpenedSearch(pathname: string, search: string): void {
  opened = { pathname, search };
}

/** The search that a path was opened with and lost since (replace-with-canonical-url.ts); '' without one. */
export const openedSearch = (pathname: string): string => (opened.pathname === pathname ? opened.search : "");

/** Once it is used, or the window shows something else. */
export const forgetOpenedSearch = (): void => rememberOpenedSearch("", "");
