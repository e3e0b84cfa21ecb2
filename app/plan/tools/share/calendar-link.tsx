import { href as pagePath } from "react-router";
import { HoneypotField } from "#app/messaging/forms/honeypot-field.tsx";
import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";
import { useToast } from "#app/site/frame/toasts.tsx";

/** The plan's days as a calendar subscription; its link shows the days and nothing else. */
export function CalendarLink({ calendarKey }: { calendarKey: string }) {
  const toast = useToast();
  const path = pagePath("/calendars/:key/wedding.ics", { key: calendarKey });
  const copy = async () => {
    const { href } = new URL(path, window.location.href);
    try {
      await navigator.clipboard.writeText(href);
      toast({
        title: "Link copied",
        description: "Give it to your calendar as a calendar from the internet.",
      });
    } catch {
      toast({ title: "Copy this link", description: href });
    }
  };
  return (
    <div className="plan-copies__calendar">
      <p>
        <strong>A calendar that follows the plan</strong>: your calendar asks for it again every hour or so.
        Its link shows the plan&rsquo;s days and nothing else of it.
      </p>
      <button type="button" className="button button--line button--small" onClick={() => void copy()}>
        Copy the calendar&rsquo;s link
      </button>
      <PrivateForm>
        <input type="hidden" name="what" value="rotate" />
        <input type="hidden" name="role" value="calendar" />
        <HoneypotField />
        <button type="submit" className="button button--line button--small">
          Make it new
        </button>
      </PrivateForm>
    </div>
  );
}
