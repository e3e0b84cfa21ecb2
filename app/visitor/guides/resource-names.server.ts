import { planningResources } from "#content/planning-resources/planning-resources.ts";

const named = planningResources.map(({ id, name }) => ({ id, name }));

/** Names and anchors of sections of the planning page in the order of the ids; without ids, of all of them. */
export function readResourceNames(ids?: readonly string[]) {
  return ids === undefined ? named : ids.flatMap((id) => named.filter((resource) => resource.id === id));
}
