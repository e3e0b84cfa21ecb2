import { href } from "react-router";
import type { DirectoryPageData } from "#app/catalogue/directory/build-directory-page.ts";
import { formatDirectoryQuery } from "#app/catalogue/directory/directory-query.ts";
import type { DirectoryControls } from "#app/visitor/vendors/use-directory.ts";

/** Controls of a directory with one fixed result. */
export function staticDirectoryControls(answer: DirectoryPageData): DirectoryControls {
  const { query } = answer;
  return {
    query,
    answer,
    isTyped: false,
    choose: () => {},
    hrefOf: (change) => `${href("/vendors")}${formatDirectoryQuery({ ...query, ...change })}`,
  };
}
