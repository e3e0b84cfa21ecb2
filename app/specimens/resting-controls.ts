import type { DirectoryAnswer } from "#app/directory/answer-directory.ts";
import { formatDirectoryQuery } from "#app/directory/directory-query.ts";
import type { DirectoryControls } from "#app/vendors/use-directory.ts";

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
