/** `confirmed`: the venue itself or the authority says so; `reported`: somebody else does. */
export const factStatuses = ["confirmed", "reported"] as const;

/** For filters: yes, no, or it depends (a permit, a package, a room). */
export const factAnswers = ["yes", "no", "depends"] as const;

/** How a room is set up when it holds this number of people. */
export const roomLayouts = ["seated", "standing", "ceremony", "theatre", "unspecified"] as const;
