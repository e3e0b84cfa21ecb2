import type { ReactNode } from "react";

type FoldToggleProps = {
  /** Id of what is folded. */
  controls: string;
  isOpen: boolean;
  toggle: () => void;
  children: ReactNode;
};

/**
 * The line that a part of the guest list is on a phone until it is opened, so that the guests are on the first
 * screen. A wide window shows the part itself, and no line.
 */
export function FoldToggle({ controls, isOpen, toggle, children }: FoldToggleProps) {
  return (
    <button
      type="button"
      className="guest-fold__toggle"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={toggle}
    >
      {children}
    </button>
  );
}
