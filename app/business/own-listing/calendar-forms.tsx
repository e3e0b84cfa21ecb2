import { FileField } from "#app/messaging/private-links/file-field.tsx";
import { TextField } from "#app/ui/form-fields/text-field.tsx";
import { maxCalendarBytes, maxCalendarSizeText } from "#app/business/calendar-feed/calendar-size.ts";
import { maxCalendarUrl } from "#app/business/calendar-feed/max-calendar-url.ts";
import { createFieldProps } from "#app/messaging/forms/field-props.ts";
import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";

import { Door, errorsOf, typedInto, type OwnListingFormState } from "./own-listing-forms.tsx";
import type { OwnListingView } from "./own-listing-view.server.ts";

type CalendarFormsProps = OwnListingFormState & Pick<OwnListingView, "calendar">;

/** A calendar whose busy days are taken dates: by its address, or as a file. */
export function CalendarForms({ calendar, ...state }: CalendarFormsProps) {
  return (
    <>
      <h3>From your calendar</h3>
      {calendar !== null && (
        <>
          <p>{calendarState(calendar)}</p>
          <Door
            what="calendar"
            submit={calendar.host === null ? "Remove these dates" : "Disconnect calendar"}
          >
            <input type="hidden" name="url" value="" />
          </Door>
        </>
      )}
      <AddressForm isAnother={calendar !== null && calendar.host !== null} {...state} />
      <FileForm {...state} />
    </>
  );
}

/** Where the dates come from, and how fresh they are. */
function calendarState({ host, readAt, readOn, isOld, problem }: NonNullable<OwnListingView["calendar"]>) {
  if (host === null)
    return `From a file of ${readOn}. ${isOld ? "That’s over a month ago: send a new one, or connect your calendar." : "Couples see this day beside your dates."}`;
  return problem === null
    ? `Connected to ${host}, read on ${readAt}.`
    : `We couldn’t read ${host} since ${readAt}: ${problem}. The dates from it stay until we can.`;
}

function AddressForm({ isAnother, ...state }: OwnListingFormState & { isAnother: boolean }) {
  const parts = {
    idPrefix: "calendar",
    labels: { url: isAnother ? "Another iCal address" : "iCal address" },
    errors: errorsOf(state, "calendar"),
  };
  const field = createFieldProps(parts, typedInto(state, "calendar"));
  return (
    <PrivateForm className="own-listing__open" preventScrollReset summary={parts}>
      <input type="hidden" name="what" value="calendar" />
      <p>
        Give the secret iCal address from Google, Apple or Outlook and we read it every day. A day is taken
        when an event marked as busy fills it, or six hours of it; couples never see what the event is.
      </p>
      <TextField
        {...field("url")}
        hint="(https:// or webcal://)"
        inputMode="url"
        maxLength={maxCalendarUrl}
        required
      />
      <button type="submit" className="button button--line">
        Connect calendar
      </button>
    </PrivateForm>
  );
}

function FileForm(state: OwnListingFormState) {
  const parts = {
    idPrefix: "calendar-file",
    labels: { calendar: "Calendar file" },
    errors: errorsOf(state, "calendar-file"),
  };
  return (
    <PrivateForm
      className="own-listing__open"
      encType="multipart/form-data"
      preventScrollReset
      summary={parts}
    >
      <input type="hidden" name="what" value="calendar-file" />
      <p>
        Or send it as a file. We take the busy days from it and throw the rest away. Nobody reads a file
        again, so send a new one when your bookings change.
      </p>
      <FileField
        idPrefix={parts.idPrefix}
        name="calendar"
        label={parts.labels.calendar}
        hint={`(.ics, up to ${maxCalendarSizeText})`}
        error={parts.errors.calendar}
        accept=".ics,text/calendar"
        required
        onChange={({ currentTarget }) => currentTarget.setCustomValidity(sizeProblem(currentTarget.files))}
      />
      <button type="submit" className="button button--line">
        Send calendar file
      </button>
    </PrivateForm>
  );
}

/** Said before it is sent: the server takes no body of that size, and could not show the page again. */
const sizeProblem = (files: FileList | null) =>
  (files?.[0]?.size ?? 0) > maxCalendarBytes
    ? `That file is larger than ${maxCalendarSizeText}. Export a calendar with fewer past events.`
    : "";
