/** What was found, with what finds it again. */
export type Finding = { what: string; where: string };

/** Says each thing once, with one request that shows it and how many do. */
export function summarizeFindings(findings: readonly Finding[]): string[] {
  const groups = Map.groupBy(findings, ({ what }) => what.replaceAll(/\d+/g, "N").slice(0, 160));
  return [...groups.values()].map(
    (group) => `${group.length} times: ${group[0]?.what.slice(0, 1500)}\n    ${group[0]?.where}`,
  );
}
