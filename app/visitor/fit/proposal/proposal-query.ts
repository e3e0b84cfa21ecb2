import { weekendQueryKeys } from "#app/catalogue/weekend-fit/weekend-query-keys.ts";
import { normalizeLine } from "#app/messaging/forms/text-schemas.ts";
import { readQuery } from "#app/site/url-state/read-query.ts";

/** Keys of a proposal's address: whose weekend it is, and who proposes it. */
export const proposalQueryKeys = [...weekendQueryKeys, "for", "by"] as const;

/** Characters of a name on a proposal. */
export const longestProposalName = 80;

export type ProposalNames = { couple: string; planner: string };

/** Parses `?for=Harpreet+and+Daniel&by=Prairie+Rose+Planning`; a name that is not given is empty. */
export function parseProposalNames(parameters: URLSearchParams): ProposalNames {
  const query = readQuery(parameters, proposalQueryKeys);
  const name = (key: "for" | "by") => normalizeLine(query.first(key) ?? "").slice(0, longestProposalName);
  return { couple: name("for"), planner: name("by") };
}
