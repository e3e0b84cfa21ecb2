import { UnseenField } from "#app/letterbox/unseen-field.tsx";
import { useToast } from "#app/site-frame/toasts.tsx";
import { carryTheme } from "#app/wedding-theme/carry-theme.ts";
import { useWeddingTheme } from "#app/wedding-theme/theme-provider.tsx";

import type { PlanRole } from "#app/plan/plan-part.ts";
import { useMayEdit, usePlan } from "#app/plan/session/plan-provider.tsx";

import { KeepAgain, useIsLockedOut } from "./keep-again.tsx";
import { KeepOnServer } from "./keep-on-server.tsx";
import type { LinkToPlan } from "./link-to-plan.ts";
import { MailLink } from "./mail-link.tsx";
import { useMailOutcome } from "./use-mail-outcome.ts";
import type { ToolProps } from "#app/plan/tool-props.ts";
import { PlanCopies } from "#app/plan/copies/plan-copies.tsx";
import { PrivateForm } from "#app/private-links/private-form.tsx";

/** Where the plan lies, who may see it, and how it is taken along. */
export default function ShareTool({ link, error }: ToolProps) {
  const { here } = usePlan();
  const isLockedOut = useIsLockedOut();
  const isOfMail = useMailOutcome().typed !== undefined;
  return (
    <section className="plan__section panel plan__share" aria-labelledby="plan-share">
      <h2 className="heading-large" id="plan-share">
        Keep and share
      </h2>
      {error !== undefined && !isOfMail && (
        <p className="plan__trouble" role="alert">
          {error.slice(0, 1).toUpperCase() + error.slice(1)}.
        </p>
      )}
      {isLockedOut ? (
        <KeepAgain />
      ) : here.planId === null ? (
        <KeepFirst />
      ) : (
        <Links keys={link?.keys ?? null} editKey={here.key} />
      )}
      <PlanCopies link={link} />
    </section>
  );
}

function KeepFirst() {
  return (
    <>
      <p>
        So far the plan is on this device alone. Kept on the server, it opens on every device by a private
        link: one to edit, one to propose, one to look. Whoever runs the site can read a plan that is kept
        there.
      </p>
      <KeepOnServer label="Keep and share" />
    </>
  );
}

const links: readonly { role: PlanRole; name: string; says: string }[] = [
  { role: "edit", name: "Edit", says: "changes everything, and can delete the plan" },
  { role: "propose", name: "Propose", says: "for family: adds guests and comments that you accept" },
  { role: "view", name: "Look", says: "sees the plan and changes nothing" },
];

function Links({ keys, editKey }: { keys: LinkToPlan["keys"]; editKey: string | null }) {
  const mayEdit = useMayEdit();
  const { addressTheme } = useWeddingTheme();
  if (!mayEdit) return <p>This link was shared with you. Who shared it can make it open nothing.</p>;
  if (keys === null)
    return (
      <p>
        The plan is kept on the server.{" "}
        <a className="text-link" href={carryTheme(`/plans/${editKey}/share`, addressTheme)}>
          See its links
        </a>
      </p>
    );
  return (
    <>
      <ul className="plan__links">
        {links.map(({ role, name, says }) => (
          <li key={role}>
            <p>
              <strong>{name}</strong>: {says}.
            </p>
            <CopyPlanLink path={`/plans/${keys[role]}`} name={name} />
            <PrivateForm>
              <input type="hidden" name="what" value="rotate" />
              <input type="hidden" name="role" value={role} />
              <UnseenField />
              <button type="submit" className="button button--line button--small">
                Make it new
              </button>
            </PrivateForm>
          </li>
        ))}
      </ul>
      <MailLink />
      <PrivateForm className="plan__delete">
        <input type="hidden" name="what" value="delete" />
        <UnseenField />
        <label className="checkbox">
          <input type="checkbox" name="sure" value="yes" required />
          Yes, delete the plan on the server
        </label>
        <p className="note">
          It is gone there for everybody at once. What devices have of it stays on them until it is deleted
          there.
        </p>
        <button type="submit" className="button button--line">
          Delete on the server
        </button>
      </PrivateForm>
    </>
  );
}

function CopyPlanLink({ path, name }: { path: string; name: string }) {
  const toast = useToast();
  const copy = async () => {
    const address = new URL(path, window.location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: "Link copied", description: `Whoever has it may use it: ${name.toLowerCase()}.` });
    } catch {
      toast({ title: "Copy this link", description: address });
    }
  };
  return (
    <button type="button" className="button button--line button--small" onClick={() => void copy()}>
      Copy the link
    </button>
  );
}
