import { createTransport } from "nodemailer";

import { smtpTimeouts } from "./smtp-timeouts.ts";

/**
 * Connects to a mail server and logs in once, and sends nothing.
 * @throws Error with the server's own words
 */
export async function greetMailServer(smtpUrl: string): Promise<void> {
  const server = createTransport({ url: smtpUrl, ...smtpTimeouts });
  try {
    await server.verify();
  } finally {
    server.close();
  }
}
