import { eq } from "drizzle-orm";

import { confirmEnquiry } from "#app/couple/enquiries/confirm-enquiry.server.ts";
import type { Enquiry } from "#app/couple/enquiries/enquiry.ts";
import { saveEnquiry } from "#app/couple/enquiries/save-enquiry.server.ts";
import { enquiries } from "#database/schema/index.ts";
import type { Site } from "#app/messaging/request-context.ts";

/** Presses the button in the mail about an enquiry. */
export async function pressConfirmation(
  { database, postMails }: Pick<Site, "database" | "postMails">,
  reference: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [row] = await transaction
      .select({ id: enquiries.id })
      .from(enquiries)
      .where(eq(enquiries.reference, reference));
    await confirmEnquiry(transaction, postMails, row?.id ?? 0);
  });
}

/** Saves an enquiry and presses the button in its mail, so that it reaches its recipients. */
export async function sendEnquiry(
  site: Pick<Site, "database" | "secret" | "postMails">,
  enquiry: Enquiry,
): Promise<{ reference: string }> {
  const { reference } = await saveEnquiry(site, enquiry, null);
  await pressConfirmation(site, reference);
  return { reference };
}
