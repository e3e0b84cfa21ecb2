import type { MailStatus } from "#database/enums.ts";

/**
 * The state of a mail: waiting for its first try; tried and to be tried again; given up after three days or
 * rejected for good; accepted by a mail server; or dropped because it had nothing left to say, or
 * the team gave it up.
 */
export const mailStates = ["waiting", "retrying", "dead", "sent", "dropped"] as const satisfies readonly (
  | MailStatus
  | "retrying"
)[];

export type MailState = (typeof mailStates)[number];
