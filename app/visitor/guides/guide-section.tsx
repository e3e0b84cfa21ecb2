import type { ReactNode } from "react";

type GuideSectionProps = {
  id: string;
  kind: "story" | "needs" | "cost";
  heading: string;
  children: ReactNode;
};

/** One question that a guide answers. */
export function GuideSection({ id, kind, heading, children }: GuideSectionProps) {
  return (
    <section className={`guide__${kind}`} aria-labelledby={id}>
      <h2 id={id} className="heading-large">
        {heading}
      </h2>
      {children}
    </section>
  );
}
