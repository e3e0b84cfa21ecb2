import type { ReactNode } from "react";

type PosterFrameProps = {
  title: string;
  subtitle: string;
  /** The picture, aspect ratio four to five. */
  children: ReactNode;
};

/** A cream mat with a name plate: the frame of every picture of a place. */
export function PosterFrame({ title, subtitle, children }: PosterFrameProps) {
  return (
    <div className="poster">
      <div className="poster__art grain">{children}</div>
      {/* The name is already the heading beside the poster: once is enough. */}
      <div className="poster__plate" aria-hidden="true">
        <strong>{title}</strong>
        <span>{subtitle}</span>
      </div>
    </div>
  );
}
