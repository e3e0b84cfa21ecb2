import { useRef, useState, type ComponentType, type RefObject } from "react";

import { useLatePart } from "./use-lazy-module.ts";

/** What a dialog is given that is fetched when it is first opened. */
export type LateDialogProps = {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** What gets the focus back. */
  opener: RefObject<HTMLElement | null>;
};

/**
 * A dialog that is fetched when somebody points at what opens it, and opens as soon as it is there.
 * @param load a function of a module: it stays the same
 */
export function useLateDialog<Opener extends HTMLElement, Props>(
  load: () => Promise<ComponentType<LateDialogProps & Props>>,
) {
  const { part: Dialog, fetchPart } = useLatePart(load);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<Opener>(null);
  const fetchAhead = () => void fetchPart();

  return {
    Dialog,
    dialog: { isOpen, setOpen, opener },
    /** For the element that opens it. */
    trigger: {
      ref: opener,
      "aria-haspopup": "dialog",
      "aria-expanded": isOpen,
      onPointerEnter: fetchAhead,
      onPointerDown: fetchAhead,
      onFocus: fetchAhead,
    } as const,
    /** @returns whether it opened: without a connection it may not have come */
    open: async () => {
      // What is here opens with the press, not in a task after it.
      if (Dialog !== null) {
        setOpen(true);
        return true;
      }
      const arrived = await fetchPart();
      if (arrived !== null) setOpen(true);
      return arrived !== null;
    },
  };
}
