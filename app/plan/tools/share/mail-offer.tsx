import { memo, useId, useState, type FormEvent } from "react";
import { href, useNavigate } from "react-router";

import { maxEmailLength } from "#app/messaging/forms/max-email-length.ts";
import { HoneypotField } from "#app/messaging/forms/honeypot-field.tsx";
import { declineMail, hasDeclinedMail, saveDevicePlan } from "#app/plan/session/device-plans.ts";
import { isExample } from "#app/plan/session/example/example-tab.ts";
import { useCanEdit, usePlan } from "#app/plan/session/plan-provider.tsx";
import { deviceName } from "#app/ui/design-system/device-name.ts";
import { useToast } from "#app/site/frame/toasts.tsx";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";
import { withThemeParam } from "#app/site/theme/with-theme-param.ts";
import { TextField } from "#app/ui/form-fields/text-field.tsx";

import { savePlanAndMailLink, submissionKeyOf } from "./save-plan.ts";

import "./mail-offer.css";

/** Offers, once, to save a plan that is on this device only, and to mail its link. */
export const MailOffer = memo(function MailOffer() {
  const { here } = usePlan();
  const mayEdit = useCanEdit();
  const [isDeclined, setDeclined] = useState(() => hasDeclinedMail(localStorage, here.store));
  if (isDeclined || !mayEdit || here.planId !== null || isExample(here)) return null;
  const decline = () => {
    declineMail(localStorage, here.store);
    setDeclined(true);
  };
  return <Offer decline={decline} />;
});

type Refusal = { error: string | null; email: string | undefined };

function Offer({ decline }: { decline: () => void }) {
  const { here } = usePlan();
  const { addressTheme } = useWeddingTheme();
  const navigate = useNavigate();
  const toast = useToast();
  const id = useId();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const form = new FormData(submitted.currentTarget);
    setBusy(true);
    setRefusal(null);
    const saved = await savePlanAndMailLink(submissionKeyOf(here), form);
    setBusy(false);
    if (!saved.ok) return setRefusal(saved);
    saveDevicePlan(localStorage, { ...here, planId: saved.planId, key: saved.key });
    toast({
      title: "Your plan is saved online",
      description:
        "Its link is on its way, unless that address has asked us for no more mail. Check your spam folder too.",
    });
    await navigate(withThemeParam(href("/plans/:key/:tool?", { key: saved.key }), addressTheme));
  };
  return (
    <section className="mail-offer without-print" aria-labelledby={id}>
      <h2 className="heading-small" id={id}>
        Save your plan online
      </h2>
      <p>
        Your plan is only on {deviceName()}. We can save it online and email you its private link, which opens
        it on any device. The people who run this site can read a plan that is saved online.
      </p>
      {refusal?.error != null && (
        <p className="plan__error" role="alert">
          {refusal.error}
        </p>
      )}
      <form className="mail-offer__form" onSubmit={(submitted) => void send(submitted)}>
        <TextField
          idPrefix="mail-offer"
          name="email"
          label="Your email address"
          hint="erased within 2 weeks"
          type="email"
          error={refusal?.email}
          required
          maxLength={maxEmailLength}
          autoComplete="email"
        />
        <HoneypotField />
        <button type="submit" className="button button--primary" disabled={isBusy}>
          {isBusy ? "Saving …" : "Save and email my link"}
        </button>
        <button type="button" className="button button--line" disabled={isBusy} onClick={decline}>
          Not now
        </button>
      </form>
    </section>
  );
}
