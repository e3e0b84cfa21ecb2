import { useRootData } from "#app/site/metadata/root-data.ts";

type InboxCalendarProps = {
  path: string;
  /** One below the heading that it stands under. */
  heading: "h2" | "h3";
};

/** The calendar of enquiries and bookings: an address to subscribe to, which works without scripts. */
export function InboxCalendar({ path, heading: Heading }: InboxCalendarProps) {
  const { host, protocol } = new URL(useRootData()?.siteUrl ?? "http://localhost");
  return (
    <div className="inbox__calendar">
      <Heading className="heading-small">In your own calendar</Heading>
      <p>
        Your enquiries and booked dates, up to date by themselves. On an iPhone tap the button; on Android
        copy the address into Google Calendar on a computer: Other calendars, From URL.
      </p>
      <a className="button button--line" href={`webcal://${host}${path}`}>
        Subscribe on this phone
      </a>
      <label className="field">
        <span className="field__label">Calendar address</span>
        <input className="input" readOnly value={`${protocol}//${host}${path}`} />
      </label>
      <p>
        Anyone with the address sees these dates and names. Getting a new link to your listing replaces it.
      </p>
    </div>
  );
}
