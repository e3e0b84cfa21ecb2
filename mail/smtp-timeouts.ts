/** How long a mail server may be silent before the mail is tried again later, in milliseconds. */
export const smtpTimeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };
