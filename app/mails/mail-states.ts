/**
 * How far a mail is: it waits for its first try, was tried and will be again, was given up after three
 * days or refused for good, was taken by a mail server, or had nothing left to say.
 */
export const mailStates = ["waiting", "retrying", "dead", "sent", "dropped"] as const;

export type MailState = (typeof mailStates)[number];
