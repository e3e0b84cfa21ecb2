import { randomUUID } from "node:crypto";

import { connectPlan } from "../../app/plan/session/plan-connection.ts";
import { planSocketPath } from "../../app/plan/document/sync-protocol.ts";
import { formatHouseholdCode } from "../../app/plan/rules/rsvp/format-household-code.ts";
import { toolNames } from "../../app/plan/ui/tool-ids.ts";
import { plannedWedding } from "../../test-support/planned-wedding.ts";
import { UserFacingError } from "../../tooling/user-facing-error.mjs";

/**
 * Keeps the plan of a wedding on a running site: that makes the page of each tool, and a household's.
 *
 * @param {import("./start-site.mjs").RunningSite} site
 * @returns {Promise<{ name: string, path: string }[]>} a name to say, and the path with its key
 */
export async function seedPlanPages({ origin }) {
  const { planId, key } = await post("/plans", { formKey: randomUUID() });
  const connection = connectPlan(plannedWedding(40), {
    url: `${origin.replace(/^http/, "ws")}${planSocketPath}`,
    planId,
    part: "plan",
    key,
  });
  await new Promise((resolve) => connection.onKeeping(({ state }) => state === "saved" && resolve(null)));
  connection.close();
  const { codes } = await post(`/plans/${key}/household-pages`, {});
  const [code] = Object.values(codes);
  if (code === undefined) throw new UserFacingError("The plan has no household that is invited.");
  return [
    ...toolNames.map(({ id }) => ({ name: `plan-${id}`, path: `/plans/${key}/${id}` })),
    { name: "household", path: `/rsvp/${formatHouseholdCode(code)}` },
  ];

  /** @param {string} path @param {Record<string, string>} fields */
  async function post(path, fields) {
    const response = await fetch(`${origin}${path}`, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { Origin: origin },
    });
    if (!response.ok) throw new UserFacingError(`${path.slice(0, 7)} answered ${response.status}`);
    return response.json();
  }
}
