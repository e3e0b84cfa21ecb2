import type { ReactNode } from "react";

/** One entry of a <dl>: term and description. */
export function DescriptionListEntry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
