import { randomUUID } from "node:crypto";

import { connectPlan } from "../../app/plan/session/plan-connection.ts";
import { planSocketPath } from "../../app/plan/plan-wire.ts";
import { showCode } from "../../app/plan/rsvp/show-code.ts";
import { tools } from "../../app/plan/tools.ts";
import { plannedWedding } from "../../test-support/planned-wedding.ts";
import { Trouble } from "../prepare/trouble.mjs";

/**
 * Keeps the plan of a wedding on a running site: that makes the page of each tool, and a household's.
 *
 * @param {import("./start-site.mjs").RunningSite} site
 * @returns {Promise<{ name: string, path: string }[]>} a name to say, and the path with its key
 */
export async function makePlanPages({ origin }) {
  const { planId, key } = await post("/plans", { formKey: randomUUID() });
  const connection = connectPlan(plannedWedding(40), {
    url: `${origin.replace(/^http/, "ws")}${planSocketPath}`,
    planId,
    part: "plan",
    key,
  });
  await new Promise((resolve) => connection.onKeeping(({ state }) => state === "kept" && resolve(null)));
  connection.close();
  const { codes } = await post(`/plans/${key}/household-pages`, {});
  const [code] = Object.values(codes);
  if (code === undefined) throw new Trouble("The plan has no household that is invited.");
  return [
    ...tools.map(({ id }) => ({ name: `plan-${id}`, path: `/plans/${key}/${id}` })),
    { name: "household", path: `/rsvp/${showCode(code)}` },
  ];

  /** @param {string} path @param {Record<string, string>} fields */
  async function post(path, fields) {
    const response = await fetch(`${origin}${path}`, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { Origin: origin },
    });
    if (!response.ok) throw new Trouble(`${path.slice(0, 7)} answered ${response.status}`);
    return response.json();
  }
}
