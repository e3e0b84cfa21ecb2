import { href as pagePath } from "react-router";
import { useState } from "react";

import { withFullStop, requestFailureMessages, submitForm } from "#app/messaging/forms/submit-form.ts";
import { useCanEdit, usePlan } from "#app/plan/session/plan-provider.tsx";
import { useSyncState } from "#app/plan/session/use-sync-state.ts";
import { useToast } from "#app/site/frame/toasts.tsx";

type BusinessLinkProps = { id: string; name: string };

/** A private page for a vendor: its current sheet. */
export function BusinessLink({ id, name }: BusinessLinkProps) {
  const plan = usePlan();
  const { here } = plan;
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const isKept = useSyncState(plan)?.state === "kept";
  const mayEdit = useCanEdit();
  const planKey = here.key;
  if (!mayEdit || planKey === null) return null;
  const ask = async (renew: boolean) => {
    setBusy(true);
    const form = new FormData();
    form.append("business", id);
    if (renew) form.append("renew", "yes");
    const posted = await submitForm(
      pagePath("/plans/:key/business-links", { key: planKey }),
      form,
      readLinkKey,
      requestFailureMessages,
    );
    setBusy(false);
    if (!posted.ok)
      return toast({
        title: "We couldn’t copy the link",
        description: withFullStop(posted.errors.form ?? "Please try again."),
      });
    const { href } = new URL(pagePath("/for-business/:key", { key: posted.kept.key }), window.location.href);
    const whom = name === "" ? "the vendor" : name;
    const told = renew
      ? `The old link for ${whom} no longer works.`
      : `Send it to ${whom}. It shows only their part, and updates when your plan does.`;
    try {
      await navigator.clipboard.writeText(href);
      toast({ title: "Link copied", description: told });
    } catch {
      toast({ title: "Copy this link", description: href });
    }
  };
  return (
    <>
      <button
        type="button"
        className="button button--line button--small"
        disabled={isBusy || !isKept}
        onClick={() => void ask(false)}
      >
        Copy their link
      </button>
      <button
        type="button"
        className="button button--line button--small"
        disabled={isBusy || !isKept}
        onClick={() => void ask(true)}
      >
        Replace their link
      </button>
    </>
  );
}

function readLinkKey(answer: object): { key: string } | null {
  return "key" in answer && typeof answer.key === "string" ? { key: answer.key } : null;
}
