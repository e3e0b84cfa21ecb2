import { href as pagePath } from "react-router";
import { HoneypotField } from "#app/messaging/forms/honeypot-field.tsx";
import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";
import { useCopy } from "#app/site/frame/use-copy.ts";

/** The plan's days as a calendar subscription; its link shows the days and nothing else. */
export function CalendarLink({ calendarKey }: { calendarKey: string }) {
  const copy = useCopy();
  const path = pagePath("/calendars/:key/wedding.ics", { key: calendarKey });
  const copyAddress = () =>
    copy("link", new URL(path, window.location.href).href, "Add it to your calendar app as a subscription.");
  return (
    <div className="plan-copies__calendar">
      <p>
        <strong>A calendar that follows the plan</strong>: your calendar app updates it every hour or so. Its
        link shows your dates and nothing else.
      </p>
      <button type="button" className="button button--line button--small" onClick={() => void copyAddress()}>
        Copy calendar link
      </button>
      <PrivateForm>
        <input type="hidden" name="what" value="rotate" />
        <input type="hidden" name="role" value="calendar" />
        <HoneypotField />
        <button type="submit" className="button button--line button--small">
          Replace link
        </button>
      </PrivateForm>
    </div>
  );
}
