import { z } from "zod";

import { alphabetically } from "#app/languages/alphabetically.ts";

import { textUpTo } from "./field-types.ts";
import { planRoles } from "./parts-and-roles.ts";

/** A current viewer of a plan: devices tell each other, and it is stored nowhere. */
const viewerSchema = z.object({
  /** The name that they chose, or '' for a person who did not give one. */
  name: textUpTo(60),
  /** Id of the open tool. */
  tool: textUpTo(20),
  /** What their link allows; the server sets it. */
  role: z.enum(planRoles).catch("view"),
});

export type Viewer = z.infer<typeof viewerSchema>;

/** The key on the wire is older than the word viewer: devices with an earlier build send and read this one. */
const wireKey = "looker";
const stateSchema = z.object({ [wireKey]: viewerSchema });

/** Maximum number of viewers passed on: a device with a link could pretend to be a crowd. */
export const maxViewers = 100;

/** @returns null for anything that is not a viewer's state */
export function parseViewer(state: unknown): Viewer | null {
  return stateSchema.safeParse(state).data?.[wireKey] ?? null;
}

/** A viewer's state as devices and the server send it. */
export function viewerState(viewer: Viewer | Omit<Viewer, "role">) {
  return { [wireKey]: viewer };
}

/**
 * The other viewers, by name.
 * @param states the received state of each window, by its number
 * @param mine number of this window
 */
export function otherViewers(
  states: ReadonlyMap<number, unknown>,
  mine: number,
): (Viewer & { id: number })[] {
  return [...states]
    .flatMap(([id, state]) => {
      const read = id === mine ? null : parseViewer(state);
      return read === null ? [] : [{ ...read, id }];
    })
    .slice(0, maxViewers)
    .toSorted((a, b) => alphabetically(a.name, b.name) || a.id - b.id);
}
