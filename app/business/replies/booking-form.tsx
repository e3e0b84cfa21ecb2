import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";

import type { VendorReplyView } from "./reply-view.server.ts";

type BookingFormProps = { couple: string; booking: NonNullable<VendorReplyView["booking"]> };

/** The business confirms that a couple booked it: without that the couple cannot review it. */
export function BookingForm({ couple, booking }: BookingFormProps) {
  const { coupleSaid, businessSaid, canBeTakenBack } = booking;
  return (
    <>
      <p>
        {businessSaid
          ? `You confirmed that ${couple} booked you.`
          : coupleSaid
            ? `${couple} told us they booked you. Is that right?`
            : `Did ${couple} book you? Let us know here.`}{" "}
        Only couples who booked you can review you, and only after their wedding.
      </p>
      {(!businessSaid || canBeTakenBack) && (
        <PrivateForm preventScrollReset>
          <input type="hidden" name="what" value="booking" />
          <input type="hidden" name="booked" value={businessSaid ? "no" : "yes"} />
          <button type="submit" className={`button button--${businessSaid ? "line" : "primary"}`}>
            {businessSaid ? "They didn’t book us after all" : "Yes, they booked us"}
          </button>
        </PrivateForm>
      )}
    </>
  );
}
