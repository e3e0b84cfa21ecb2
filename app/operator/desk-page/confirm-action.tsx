import { useEffect, useRef } from "react";

import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { deskActionWords } from "#app/operator/waiting-list/desk-actions.ts";
import type { WaitingItemView } from "./desk-view.server.ts";
import type { DeskWish } from "./parse-desk-form.ts";
import { WaitingDetails } from "./waiting-item-card.tsx";

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
  const { label, warning, field } = deskActionWords(wish.action);
  return (
    <section className="panel desk__item" aria-labelledby="sure">
      <h2 id="sure" tabIndex={-1} ref={heading}>
        {label}: are you sure?
      </h2>
      <p>
        <strong>{title}.</strong> {warning}
      </p>
      {field !== undefined && (
        <figure className="desk__text">
          <figcaption>{field.label}</figcaption>
          <blockquote className="private__words">{field.options?.[wish.text] ?? wish.text}</blockquote>
        </figure>
      )}
      <PrivateForm>
        <input type="hidden" name="action" value={wish.action} />
        <input type="hidden" name="of" value={wish.of} />
        <input type="hidden" name="text" value={wish.text} />
        <input type="hidden" name="sure" value="yes" />
        <div className="desk__actions">
          <button type="submit" className="button button--primary">
            Yes: {label.toLowerCase()}
          </button>
          <ThemeLink to={path}>No, go back</ThemeLink>
        </div>
      </PrivateForm>
      {item !== null && <WaitingDetails item={item} />}
    </section>
  );
}
