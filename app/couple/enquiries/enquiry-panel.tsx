import type { ComponentProps } from "react";

import { Divider } from "#app/ui/illustrations/ornament.tsx";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

import { EnquiryForm } from "./enquiry-form.tsx";
import type { findSubject } from "./enquiry-options.ts";

type EnquiryPanelProps = Omit<ComponentProps<typeof EnquiryForm>, "subject"> & {
  id: string;
  /** What a business writes about; null for a couple. */
  subject: ReturnType<typeof findSubject>;
};

/** The enquiry form under its heading, as every planning page has it. */
export function EnquiryPanel({ id, subject, ...form }: EnquiryPanelProps) {
  const { planning, art } = useWeddingTheme().pack;
  return (
    <section className="panel planning__form" id={id}>
      <Divider kind={art.divider} />
      <h2 className="heading-large">{subject?.heading ?? "Let's Plan Your Perfect Calgary Wedding"}</h2>
      <p className="lede">
        {subject ? "Tell us who you are and what you do. Our team reads every message." : planning.lede}
      </p>
      <EnquiryForm key={subject?.id ?? "couple"} subject={subject?.id ?? null} {...form} />
    </section>
  );
}
