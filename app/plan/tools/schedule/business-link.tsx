import { useState } from "react";

import { asSentence, ofAsked, postForm } from "#app/messaging/forms/submit-form.ts";
import { useMayEdit, usePlan } from "#app/plan/session/plan-provider.tsx";
import { useKeeping } from "#app/plan/session/use-keeping.ts";
import { useToast } from "#app/site-frame/toasts.tsx";

type BusinessLinkProps = { id: string; name: string };

/** A page of its own for a business: its sheet, as it is on the day it looks. */
export function BusinessLink({ id, name }: BusinessLinkProps) {
  const plan = usePlan();
  const { here } = plan;
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const isKept = useKeeping(plan)?.state === "kept";
  const mayEdit = useMayEdit();
  if (!mayEdit || here.key === null) return null;
  const ask = async (renew: boolean) => {
    setBusy(true);
    const form = new FormData();
    form.append("business", id);
    if (renew) form.append("renew", "yes");
    const posted = await postForm(`/plans/${here.key}/business-links`, form, readLinkKey, ofAsked);
    setBusy(false);
    if (!posted.ok)
      return toast({
        title: "No link yet",
        description: asSentence(posted.errors.form ?? "Please try once more."),
      });
    const { href } = new URL(`/for-business/${posted.kept.key}`, window.location.href);
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
