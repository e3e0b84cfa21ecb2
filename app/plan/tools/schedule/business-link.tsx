import { href } from "react-router";

import { useCanEdit, usePlan } from "#app/plan/session/plan-provider.tsx";
import { useCutOff } from "#app/plan/session/use-cut-off.ts";
import { useSyncState } from "#app/plan/session/use-sync-state.ts";
import { LinksCutOff } from "#app/plan/ui/links-cut-off.tsx";
import { useCopyKeyLink } from "#app/plan/ui/private-links/use-copy-key-link.ts";
import type { ToolProps } from "#app/plan/ui/tool-props.ts";

type BusinessLinkProps = { id: string; name: string; link: ToolProps["link"] };

/** A private page for a vendor: its current sheet. */
export function BusinessLink({ id, name, link }: BusinessLinkProps) {
  const plan = usePlan();
  const isSaved = useSyncState(plan)?.state === "saved";
  const cutOff = useCutOff();
  const mayEdit = useCanEdit();
  const planKey = plan.here.key;
  const whom = name === "" ? "the vendor" : name;
  const { isBusy, copy } = useCopyKeyLink({
    action: href("/plans/:key/business-links", { key: planKey ?? "" }),
    subject: ["business", id],
    pathOf: (key) => href("/for-business/:key", { key }),
    told: (isRenewed) =>
      isRenewed
        ? `The old link for ${whom} no longer works.`
        : `Send it to ${whom}. It shows only their part, and updates when your plan does.`,
  });
  if (!mayEdit || planKey === null) return null;
  if (cutOff !== null) return <LinksCutOff why={cutOff} links="your vendors’ links" link={link} />;
  return (
    <>
      <button
        type="button"
        className="button button--line button--small"
        disabled={isBusy || !isSaved}
        onClick={() => void copy(false)}
      >
        Copy their link
      </button>
      <button
        type="button"
        className="button button--line button--small"
        disabled={isBusy || !isSaved}
        onClick={() => void copy(true)}
      >
        Replace their link
      </button>
    </>
  );
}
