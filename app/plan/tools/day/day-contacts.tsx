import { findPhoneNumber } from "#app/plan/rules/schedule/phone-number.ts";
import type { ShortlistRow } from "#app/plan/schema/shortlist.schema.ts";
import { useCanEdit, usePlan } from "#app/plan/session/plan-provider.tsx";
import { CallLink } from "#app/plan/ui/day/call-link.tsx";

type DayContactsProps = { contacts: readonly string[]; vendors: readonly ShortlistRow[] };

/** Everyone to call on a day: the couple's own people first, then the vendors. */
export function DayContacts({ contacts, vendors }: DayContactsProps) {
  const mayEdit = useCanEdit();
  // The outline has no numbers: whether there are any is not known here.
  const seesNumbers = usePlan().here.part !== "outline";
  const reachable = vendors.filter(({ phone }) => findPhoneNumber(phone) !== null);
  const without = vendors.filter(({ phone }) => findPhoneNumber(phone) === null);
  return (
    <section className="day-panel" aria-labelledby="day-call">
      <h3 id="day-call">Who to call</h3>
      {contacts.length === 0 && (vendors.length === 0 || !seesNumbers) && (
        <p>
          {mayEdit
            ? "Add a contact to each event, and assign vendors to events, in the schedule."
            : seesNumbers
              ? "There are no contacts to show for this day."
              : "This link doesn’t show phone numbers. The couple has them."}
        </p>
      )}
      <ul className="day-calls">
        {contacts.map((text) => (
          <li key={text}>
            <CallLink text={text} />
          </li>
        ))}
        {reachable.map((vendor) => (
          <li key={vendor.id}>
            <VendorCall vendor={vendor} />
          </li>
        ))}
      </ul>
      {seesNumbers && without.length > 0 && (
        <p>No phone number yet: {without.map(({ name }) => name || "Without a name").join(", ")}.</p>
      )}
    </section>
  );
}

/** A vendor's number, with the person to ask for. */
export function VendorCall({ vendor: { name, contact, phone } }: { vendor: ShortlistRow }) {
  return <CallLink text={phone} name={contact === "" ? name : `${name} (${contact})`} />;
}
