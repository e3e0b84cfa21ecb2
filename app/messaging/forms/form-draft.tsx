import { useEffect, useRef, useState } from "react";

import type { SayDraft } from "./describe-draft.ts";
import type { DraftLine, followDraft } from "./follow-draft.ts";

/**
 * What a form's draft belongs to.
 * @param form the form's name; several on one page have different ones
 * @param path of its page
 * @param subject what it is about, where the path does not say it
 */
export const draftOwner = (form: string, path: string, subject = ""): string =>
  [form, path, subject].join("\n");

/**
 * Keeps what is typed into the form around it on this device until it is sent, and says so in one line. The
 * draft is back when the page is opened again, and goes when the form is sent, when somebody starts over, and
 * after four weeks. What does it is loaded once the page is there.
 * @param sayDraft says what became of it, the same function in every render; in English otherwise
 */
export function FormDraft({ owner, sayDraft }: { owner: string; sayDraft?: SayDraft | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  const followed = useRef<ReturnType<typeof followDraft>>(null);
  const [line, setLine] = useState<DraftLine | null>(null);
  useEffect(() => {
    const form = box.current?.closest("form");
    if (!form) return;
    let isOpen = true;
    void import("./follow-draft.ts")
      .then((loaded) => {
        if (isOpen) followed.current = loaded.followDraft(form, owner, setLine, sayDraft);
      })
      // Without it the form is what it is without scripts.
      .catch(() => {});
    return () => {
      isOpen = false;
      followed.current?.stop();
    };
  }, [owner, sayDraft]);
  return (
    <div className="form-draft" ref={box}>
      {line !== null && <span>{line.text}</span>}
      {line !== null && line.startOver !== null && (
        <button type="button" onClick={() => followed.current?.startOver()}>
          {line.startOver}
        </button>
      )}
    </div>
  );
}
