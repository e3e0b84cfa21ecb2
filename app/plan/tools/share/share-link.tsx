import type { PlanRole } from "#app/plan/document/parts-and-roles.ts";
import { roleNames } from "#app/plan/ui/role-names.ts";
import { useCopy } from "#app/site/frame/use-copy.ts";

type ShareLinkProps = { role: PlanRole; purpose: string; path: string };

/** A link of the plan with the ways to pass it on: copied, or sent by another app of the phone. */
export function ShareLink({ role, purpose, path }: ShareLinkProps) {
  const copy = useCopy();
  const url = new URL(path, window.location.href).href;
  return (
    <li>
      <p>
        <strong>{capitalize(roleNames[role])}</strong>
        <small>{purpose}</small>
      </p>
      {"share" in navigator && (
        <button
          type="button"
          className="button button--line button--small"
          aria-label={`Send link: ${roleNames[role]}`}
          // Closing the phone's own sheet without a choice is no error.
          onClick={() => void navigator.share({ title: "Our wedding plan", url }).catch(() => {})}
        >
          Send
        </button>
      )}
      <button
        type="button"
        className="button button--line button--small"
        aria-label={`Copy link: ${roleNames[role]}`}
        onClick={() => void copy("link", url, `Anyone with this link ${roleNames[role]}.`)}
      >
        Copy link
      </button>
    </li>
  );
}

const capitalize = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
