import type { ReactNode } from "react";

/** One entry of a <dl>: what it is about, and what is said of it. */
export function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
