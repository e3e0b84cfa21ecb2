import type { ReactNode } from "react";

type PosterFrameProps = {
  title: string;
  subtitle: string;
  /** The picture, four by five. */
  children: ReactNode;
};

/** A cream mat with a name plate: how every picture of a place hangs on the wall. */
export function PosterFrame({ title, subtitle, children }: PosterFrameProps) {
  return (
    <div className="poster">
      <div className="poster__art grain">{children}</div>
      {/* The name stands beside the poster as a heading: said once is enough. */}
      <div className="poster__plate" aria-hidden="true">
        <strong>{title}</strong>
        <span>{subtitle}</span>
      </div>
    </div>
  );
}
