/** A failure a person can do something about: shown as it is, without a stack. */
export class Trouble extends Error {}
