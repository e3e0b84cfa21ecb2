import { href } from "react-router";
import type { ReactNode } from "react";

import { HoneypotField } from "#app/messaging/forms/honeypot-field.tsx";
import { linkLabels } from "#app/plan/document/link-labels.ts";
import type { PlanRole } from "#app/plan/document/parts-and-roles.ts";
import { formatDate } from "#app/calendar/format-date.ts";
import { lastDayOf, planEnd } from "#app/plan/rules/retention/plan-end.ts";
import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { useCutOff, type CutOff } from "#app/plan/session/use-cut-off.ts";
import { deviceName } from "#app/ui/design-system/device-name.ts";
import { useCanEdit, useRow, useRows } from "#app/plan/session/plan-provider.tsx";
import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";
import { useCopy } from "#app/site/frame/use-copy.ts";
import { withThemeParam } from "#app/site/theme/with-theme-param.ts";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

import { DeletePlan } from "./delete-plan.tsx";
import type { PrivatePlanLink } from "#app/plan/document/plan-link.ts";
import { MailLink } from "./mail-link.tsx";
import { RenewEditLink } from "./renew-edit-link.tsx";
import { ViewLinkDetails } from "./view-link-details.tsx";

/** Until when a plan is online. */
function OnlineUntil() {
  const lastDay = lastDayOf(useRow(wedding, weddingRowId)?.date, useRows(events));
  return (
    <p>
      {lastDay === null
        ? "A plan without a date stays online until no one has opened it for two years."
        : `Your plan stays online until ${formatDate(planEnd(lastDay, lastDay))}, a year after your last event.`}{" "}
      Then we delete it. Download a backup to keep it.
    </p>
  );
}

type PlanLinksProps = {
  link: PrivatePlanLink | null;
  /** As this device lists it. */
  editKey: string | null;
};

/** The links of a plan that is saved on the server: to pass on, to renew, to be mailed. */
export function PlanLinks({ link, editKey }: PlanLinksProps) {
  const mayEdit = useCanEdit();
  const { addressTheme } = useWeddingTheme();
  const cutOff = useCutOff();
  if (!mayEdit && cutOff !== null) return <p>{describeDeadLink(cutOff)}</p>;
  if (!mayEdit)
    return <p>This link was shared with you. The person who shared it can replace it at any time.</p>;
  if (link === null || link.keys === null)
    return (
      <p>
        Your plan is saved online.{" "}
        {editKey !== null && (
          <a
            className="text-link"
            href={withThemeParam(href("/plans/:key/:tool?", { key: editKey, tool: "share" }), addressTheme)}
          >
            See your links
          </a>
        )}
      </p>
    );
  const { keys, viewShowsDetails } = link;
  return (
    <>
      <OnlineUntil />
      <ul className="plan__links">
        <LinkItem
          name={linkLabels.edit}
          says="changes everything, and can delete the plan"
          path={href("/plans/:key/:tool?", { key: keys.edit })}
        >
          <RenewEditLink />
        </LinkItem>
        <LinkItem
          name="Can suggest"
          says="for family: they see the whole plan, money too, suggest guests and comments, and you decide"
          path={href("/plans/:key/:tool?", { key: keys.propose })}
        >
          <RenewLink of="propose" />
        </LinkItem>
        <LinkItem
          name="Can view"
          says="sees the whole plan, money too, and changes nothing"
          path={href("/plans/:key/:tool?", { key: keys.view })}
        >
          <RenewLink of="view" />
          <ViewLinkDetails isShown={viewShowsDetails} />
        </LinkItem>
      </ul>
      <MailLink />
      <DeletePlan />
    </>
  );
}

/** What a link that doesn't edit is worth once it opens nothing on the server. */
function describeDeadLink(why: CutOff): string {
  const copy = `Your copy on ${deviceName()} stays as it was. Download it below to keep it.`;
  return why === "gone"
    ? `This plan is no longer online: it was deleted, and its links with it. ${copy}`
    : `This link was replaced and no longer works. Ask the person who shared it for the new one. ${copy}`;
}

type LinkItemProps = { name: string; says: string; path: string; children: ReactNode };

function LinkItem({ name, says, path, children }: LinkItemProps) {
  return (
    <li>
      <p>
        <strong>{name}</strong>: {says}.
      </p>
      <CopyPlanLink path={path} name={name} />
      {children}
    </li>
  );
}

function RenewLink({ of }: { of: Exclude<PlanRole, "edit"> }) {
  return (
    <PrivateForm>
      <input type="hidden" name="what" value="rotate" />
      <input type="hidden" name="role" value={of} />
      <HoneypotField />
      <button type="submit" className="button button--line button--small">
        Replace link
      </button>
    </PrivateForm>
  );
}

function CopyPlanLink({ path, name }: { path: string; name: string }) {
  const copy = useCopy();
  const copyAddress = () =>
    copy("link", new URL(path, window.location.href).href, `Anyone with this link ${name.toLowerCase()}.`);
  return (
    <button type="button" className="button button--line button--small" onClick={() => void copyAddress()}>
      Copy link
    </button>
  );
}
