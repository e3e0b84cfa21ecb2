import type { ReactNode } from "react";

type SectionHeadProps = {
  /** Small line above the heading. */
  eyebrow: string;
  heading: string;
  /** Of the heading, for what is labelled by it. */
  id?: string;
  lede?: string;
  /** What stands at the right: a link onwards, tabs, a count. */
  children?: ReactNode;
};

/** How a section begins: eyebrow and heading at the left, the way on at the right. */
export function SectionHead({ eyebrow, heading, id, lede, children }: SectionHeadProps) {
  return (
    <div className="section-head">
      <div>
        <p className="eyebrow">{eyebrow}</p>
        <h2 className="heading-large" id={id}>
          {heading}
        </h2>
        {lede !== undefined && <p className="lede">{lede}</p>}
      </div>
      {children}
    </div>
  );
}
