import type { DayEntry } from "#app/plan/rules/schedule/day-entry.ts";
import { findPhoneNumber } from "#app/plan/rules/schedule/phone-number.ts";
import { DriveRow } from "#app/plan/ui/day/drive-row.tsx";

import { VendorCall } from "./day-contacts.tsx";
import type { RunSheet } from "./use-run-sheet.ts";

type EntryCallsProps = { entry: DayEntry; when: "now" | "next"; sheet: RunSheet };

/** Below what is on or comes next: the drive there, and the vendors to call. */
export function EntryCalls({ entry, when, sheet }: EntryCallsProps) {
  const drive = sheet.drives.find(({ to }) => to.id === entry.id);
  const reachable = (id: string) =>
    sheet.vendorsOf(id).filter(({ phone }) => findPhoneNumber(phone) !== null);
  const own = reachable(entry.id);
  // A moment without vendors of its own shows those of its event.
  const there = own.length > 0 || entry.eventId === null ? own : reachable(entry.eventId);
  return (
    <>
      {when === "next" && drive !== undefined && <DriveRow drive={drive} />}
      {there.length > 0 && (
        <ul className="day-calls">
          {there.map((vendor) => (
            <li key={vendor.id}>
              <VendorCall vendor={vendor} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
