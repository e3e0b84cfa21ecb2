import { href as pagePath } from "react-router";
import { useState } from "react";

import { withFullStop, requestFailureMessages, submitForm } from "#app/messaging/forms/submit-form.ts";
import { useCanEdit, usePlan } from "#app/plan/session/plan-provider.tsx";
import { useSyncState } from "#app/plan/session/use-sync-state.ts";
import { useToast } from "#app/site/frame/toasts.tsx";

type BusinessLinkProps = { id: string; name: string };

/** A private page for a business: its current sheet. */
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
        title: "No link yet",
        description: withFullStop(posted.errors.form ?? "Please try once more."),
      });
    const { href } = new URL(pagePath("/for-business/:key", { key: posted.kept.key }), window.location.href);
    const whom = name === "" ? "the business" : name;
    const told = renew
      ? `The old link of ${whom} opens nothing now.`
      : `Send it to ${whom}: it shows their sheet and nothing else.`;
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
        Make it new
      </button>
    </>
  );
}

function readLinkKey(answer: object): { key: string } | null {
  return "key" in answer && typeof answer.key === "string" ? { key: answer.key } : null;
}
