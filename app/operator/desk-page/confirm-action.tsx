import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { actionDraft, listingAnchor } from "./action-form.tsx";
import { deskActionWords } from "#app/operator/waiting-list/desk-actions.ts";
import { waitingAnchor } from "#app/operator/waiting-list/waiting-item.ts";
import type { WaitingItemView } from "./desk-view.server.ts";
import { deskWayBack } from "./desk-way-back.ts";
import type { DeskWish } from "./parse-desk-form.ts";
import { WaitingDetails, WhyItWaits } from "./waiting-item-card.tsx";

type ConfirmActionProps = {
  /** What it is done to; `item` where that waits. */
  title: string;
  item: WaitingItemView | null;
  wish: DeskWish;
  /** The address of the page. */
  path: string;
};

/** The question before what cannot be undone, with everything that was said once more. */
export function ConfirmAction({ title, item, wish, path }: ConfirmActionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { search } = useLocation();
  const { label, warning, field } = deskActionWords(wish.action);
  const back = deskWayBack(path, search, item === null ? null : waitingAnchor(item));
  const anchor = item === null ? listingAnchor(wish.of) : waitingAnchor(item);
  return (
    <section className="panel desk__item" aria-labelledby="sure">
      <h2 id="sure" tabIndex={-1} ref={heading}>
        {label}: are you sure?
      </h2>
      <p>
        <strong>{title}.</strong> {warning}
      </p>
      {item !== null && <WhyItWaits why={item.why} />}
      {field !== undefined && (
        <figure className="desk__text">
          <figcaption>{field.label}</figcaption>
          <blockquote className="private__words">{field.options?.[wish.text] ?? wish.text}</blockquote>
        </figure>
      )}
      <PrivateForm replace {...(field !== undefined && { sends: actionDraft(anchor, wish.action) })}>
        <input type="hidden" name="action" value={wish.action} />
        <input type="hidden" name="of" value={wish.of} />
        <input type="hidden" name="text" value={wish.text} />
        <div className="desk__actions">
          <button type="submit" name="sure" value="yes" className="button button--primary">
            Yes: {label.toLowerCase()}
          </button>
          {field === undefined ? (
            <ThemeLink to={back} className="button button--line">
              No, go back
            </ThemeLink>
          ) : (
            // What was typed goes back, too.
            <button type="submit" name="sure" value="no" formAction={back} className="button button--line">
              No, go back
            </button>
          )}
        </div>
      </PrivateForm>
      {item !== null && <WaitingDetails item={item} />}
    </section>
  );
}
