/** A failure that a person can fix: shown as it is, without a stack. */
export class UserFacingError extends Error {}
