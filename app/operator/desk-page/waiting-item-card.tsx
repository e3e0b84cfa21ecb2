import { PrivatePageFacts } from "#app/messaging/private-links/private-page-facts.tsx";
import { useCopy } from "#app/site/frame/use-copy.ts";
import { useHydrated } from "#app/ui/design-system/use-hydrated.ts";

import { ActionForm } from "./action-form.tsx";
import type { WaitingItemView } from "./desk-view.server.ts";
import type { PassOnWays } from "./pass-on-message.ts";
import type { DeskErrors, DeskValues } from "./parse-desk-form.ts";
import { waitingAnchor } from "#app/operator/waiting-list/waiting-item.ts";

type WaitingItemCardProps = { item: WaitingItemView; errors: DeskErrors; values: DeskValues };

/** One thing that waits: what it is, since when and why, and what can be done. */
export function WaitingItemCard({ item, errors, values }: WaitingItemCardProps) {
  const anchor = waitingAnchor(item);
  const reference = /^W[A-Z]-\w{4}-\w{4}/.exec(item.id)?.[0];
  return (
    <article className="panel desk__item" id={anchor} aria-labelledby={`${anchor}-title`}>
      <p className="desk__age">
        <span>
          Waiting{" "}
          <time dateTime={item.since} title={item.sinceWords}>
            {item.age}
          </time>
        </span>{" "}
        {reference !== undefined && <span className="private__reference">{reference}</span>}
      </p>
      <h2 id={`${anchor}-title`}>{item.title}</h2>
      <WhyItWaits why={item.why} />
      <WaitingDetails item={item} />
      {item.passOn !== null && <PassOnSection anchor={anchor} {...item.passOn} />}
      {item.writeTo !== undefined && (
        <p className="desk__actions">
          <a
            className="button button--line"
            href={`mailto:${item.writeTo.email}?subject=${encodeURIComponent(item.writeTo.subject)}`}
          >
            Write to {item.writeTo.email}
          </a>
        </p>
      )}
      <div className="desk__actions">
        {item.actions.map((action, at) => (
          <ActionForm
            key={action}
            isFirst={at === 0}
            item={item}
            anchor={anchor}
            action={action}
            errors={values.action === action ? errors : {}}
            text={values.action === action ? values.text : undefined}
          />
        ))}
      </div>
    </article>
  );
}

/** Why it waits, or what to look at before it is decided. */
export function WhyItWaits({ why }: Pick<WaitingItemView, "why">) {
  return why !== null && <p className="desk__why">{why}</p>;
}

/** What it says, and what people wrote. */
export function WaitingDetails({ item }: { item: WaitingItemView }) {
  return (
    <>
      {item.facts.length > 0 && <PrivatePageFacts facts={item.facts} />}
      {item.texts.map(({ from, text }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two texts of one person may be the same
        <figure className="desk__text" key={at}>
          <figcaption>{from}</figcaption>
          <blockquote className="private__words">{text}</blockquote>
        </figure>
      ))}
    </>
  );
}

/** A message to copy, with one tap where scripts run, and a tap for each way to send it. */
function PassOnSection({ anchor, message, ways }: PassOnWays & { anchor: string }) {
  const scripted = useHydrated();
  const copy = useCopy();
  return (
    <>
      <div className="field">
        <label className="field__label" htmlFor={`${anchor}-message`}>
          Message with their link to answer
        </label>
        <textarea
          id={`${anchor}-message`}
          className="input desk__message"
          readOnly
          rows={6}
          value={message}
        />
      </div>
      {(ways.length > 0 || scripted) && (
        <p className="desk__actions">
          {ways.map(({ label, href }) => (
            <a key={href} className="button button--line" href={href}>
              {label}
            </a>
          ))}
          {/* Last: it comes once scripts run, and moves nothing that a thumb is about to press. */}
          {scripted && (
            <button
              type="button"
              className="button button--line"
              onClick={() =>
                void copy("message", message, "Its link is theirs alone: send it to no one else.")
              }
            >
              Copy the message
            </button>
          )}
        </p>
      )}
    </>
  );
}
