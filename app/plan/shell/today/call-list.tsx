import { memo } from "react";

import { alphabetically } from "#app/languages/alphabetically.ts";
import { PlanIcon } from "#app/plan/ui/plan-icon.tsx";
import type { PrivatePlanLink } from "#app/plan/document/plan-link.ts";
import { shortlist } from "#app/plan/schema/shortlist.schema.ts";
import { useRows } from "#app/plan/session/plan-provider.tsx";
import { toolPath } from "#app/plan/ui/tool-path.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

/** A button that opens the numbers of the plan's vendors, booked ones first. */
export const CallList = memo(function CallList({ link }: { link: PrivatePlanLink | null }) {
  const vendors = useRows(shortlist)
    .filter(({ phone }) => phone.trim() !== "")
    .toSorted((a, b) => rank(a) - rank(b) || alphabetically(a.name, b.name));
  return (
    <>
      <button type="button" className="today-act" popoverTarget="plan-calls">
        <PlanIcon name="phone" />
        Call
      </button>
      <div id="plan-calls" popover="auto" className="plan-sheet" aria-labelledby="plan-calls-heading">
        <h2 className="heading-small" id="plan-calls-heading">
          Call a vendor
        </h2>
        {vendors.length === 0 ? (
          <p>
            No vendor has a phone number yet.{" "}
            <ThemeLink to={toolPath("shortlist", link)}>Add numbers in your shortlist</ThemeLink>
          </p>
        ) : (
          <ul className="today-list">
            {vendors.map(({ id, name, phone, contact }) => (
              <li key={id}>
                <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>
                  <bdi>{name === "" ? contact : name}</bdi>
                </a>
                <span className="today-list__when">{phone}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
});

const rank = ({ status }: { status: string }) => (status === "booked" ? 0 : 1);
