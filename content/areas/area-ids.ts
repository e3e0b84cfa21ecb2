/** The five areas of the guide, in its order. */
export const areaIds = ["downtown", "southwest", "southeast", "northwest", "northeast"] as const;

export type AreaId = (typeof areaIds)[number];
