/** Source of a fact that our team was told: it stands before the day. */
export const toldByTelephone = "Told to us by telephone";
