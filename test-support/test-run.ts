/** A name that no other run of the tests uses at the same time. */
export function nameInRun(name: string): string {
  const run = process.env.TEST_RUN;
  if (run === undefined) throw new Error("This test runs in a project that begins with prepare-databases.ts");
  return `${name}_${run}`;
}

/** What the names of those folders contain that test processes share and leave behind. */
export const sharedFolderName = () => nameInRun("shared");
