import { useEffect, useId, useRef, type ReactNode } from "react";

import { Icon } from "#app/ui/illustrations/icon.tsx";

import "./send-invitation.css";

/** The frame of what is sent: its heading, and a way to close it. */
export function SendDialog({
  heading,
  close,
  children,
}: {
  heading: string;
  close: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="plan__dialog send-dialog" aria-labelledby={id} onClose={close}>
      <header className="send-dialog__head">
        <h2 className="heading-small" id={id}>
          {heading}
        </h2>
        <form method="dialog">
          <button type="submit" className="send-dialog__close" aria-label="Close">
            <Icon name="close" />
          </button>
        </form>
      </header>
      {children}
    </dialog>
  );
}
