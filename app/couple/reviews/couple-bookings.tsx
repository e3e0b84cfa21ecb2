import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";

import type { CoupleBooking } from "./couple-bookings.server.ts";

type CoupleBookingsProps = { bookings: readonly CoupleBooking[]; formKey: string };

/** The available businesses, each with a button to confirm that the couple booked it. */
export function CoupleBookings({ bookings, formKey }: CoupleBookingsProps) {
  return (
    <>
      <p>
        Tell us who you booked. Once they confirm it, you can review them after your wedding: that’s how other
        couples know a review comes from a real booking.
      </p>
      <ul className="private__bookings">
        {bookings.map(({ id, name, coupleSaid, businessSaid }) => (
          <li key={id}>
            <p>
              <strong>{name}</strong>
              <br />
              {stateOf(name, coupleSaid, businessSaid)}
            </p>
            <PrivateForm preventScrollReset>
              <input type="hidden" name="what" value="booking" />
              <input type="hidden" name="vendor" value={id} />
              <input type="hidden" name="booked" value={coupleSaid ? "no" : "yes"} />
              <input type="hidden" name="formKey" value={formKey} />
              <button type="submit" className={`button button--${coupleSaid ? "line" : "primary"}`}>
                {coupleSaid ? `We didn’t book ${name}` : `We booked ${name}`}
              </button>
            </PrivateForm>
          </li>
        ))}
      </ul>
    </>
  );
}

function stateOf(name: string, coupleSaid: boolean, businessSaid: boolean): string {
  if (coupleSaid && businessSaid) return "Booked: confirmed by both of you.";
  if (coupleSaid) return `You said you booked ${name}. We’re waiting for them to confirm.`;
  return businessSaid ? `${name} says you booked them.` : "Not booked yet.";
}
