import { createHmac } from "node:crypto";

/**
 * An email address as a keyed hash: recognised when it comes again, and nothing that anybody could
 * read or try out without the site's secret.
 */
export function hashAddress(secret: string, address: string): string {
  return createHmac("sha256", secret)
    .update(JSON.stringify(["wild-rose-address", address.trim().toLowerCase()]))
    .digest("base64url");
}
