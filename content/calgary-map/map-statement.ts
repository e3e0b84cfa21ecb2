/** Stands beside every map: the lines are ours and approximate. */
export const mapStatement = "Lines are approximate: for finding your way around this page, not the city.";

/** The city limit, and the last bend of the Bow that follows it, come from OpenStreetMap under the ODbL. */
export const mapCredit = "City limit © OpenStreetMap contributors";
