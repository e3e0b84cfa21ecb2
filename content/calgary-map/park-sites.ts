import type { Position } from "./positions.ts";

/** A place outdoors in Banff National Park at which couples marry. */
export type ParkSite = { name: string; at: Position };

/** Points from general knowledge, good to one or two kilometres. */
export const parkSites: readonly ParkSite[] = [
  { name: "Moraine Lake", at: [-116.186, 51.322] },
  { name: "Lake Louise", at: [-116.2135, 51.4165] },
  { name: "Lake Agnes", at: [-116.246, 51.4175] },
  { name: "Lake Minnewanka", at: [-115.497, 51.247] },
  { name: "Two Jack Lake", at: [-115.4975, 51.231] },
  { name: "Johnson Lake", at: [-115.487, 51.197] },
  { name: "Vermilion Lakes", at: [-115.617, 51.176] },
  { name: "Cascade Ponds", at: [-115.532, 51.21] },
  { name: "Bow Falls", at: [-115.562, 51.167] },
  { name: "Surprise Corner", at: [-115.559, 51.168] },
  { name: "Tunnel Mountain", at: [-115.555, 51.185] },
  { name: "Sulphur Mountain", at: [-115.573, 51.145] },
  { name: "Johnston Canyon", at: [-115.839, 51.245] },
  { name: "Bow Lake", at: [-116.447, 51.672] },
  { name: "Peyto Lake", at: [-116.509, 51.725] },
];
