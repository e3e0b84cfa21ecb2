import type { DirectoryAnswer } from "#app/catalogue/directory/build-directory-page.ts";
import { formatDirectoryQuery } from "#app/directory/directory-query.ts";
import type { DirectoryControls } from "#app/visitor/vendors/use-directory.ts";

/** The controls of a directory that shows one answer and stays with it. */
export function restingControls(answer: DirectoryAnswer): DirectoryControls {
  const { query } = answer;
  return {
    query,
    answer,
    isTyped: false,
    choose: () => {},
    hrefOf: (change) => `/vendors${formatDirectoryQuery({ ...query, ...change })}`,
  };
}
