import { useRef, useState, type ComponentType, type RefObject } from "react";

import { useLazyModule } from "./use-lazy-module.ts";

/** Props of a dialog that is loaded when it is first opened. */
export type LazyDialogProps = {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** The element that gets the focus back. */
  opener: RefObject<HTMLElement | null>;
};

/**
 * A dialog that is loaded when the pointer reaches its trigger, and opens as soon as it is loaded.
 * @param load a module-level function, so that its identity is stable
 */
export function useLazyDialog<Opener extends HTMLElement, Props>(
  load: () => Promise<ComponentType<LazyDialogProps & Props>>,
) {
  const { part: Dialog, fetchPart } = useLazyModule(load);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<Opener>(null);
  const fetchAhead = () => void fetchPart();

  return {
    Dialog,
    dialog: { isOpen, setOpen, opener },
    /** Props of the trigger. */
    trigger: {
      ref: opener,
      "aria-haspopup": "dialog",
      "aria-expanded": isOpen,
      onPointerEnter: fetchAhead,
      onPointerDown: fetchAhead,
      onFocus: fetchAhead,
    } as const,
    /** @returns whether it opened: without a connection it may not have loaded */
    open: async () => {
      // A loaded dialog opens within the press, not in a task after it.
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
