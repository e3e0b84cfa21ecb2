import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";

import { FormErrors } from "#app/messaging/forms/form-errors.tsx";
import { PrivatePageLayout } from "#app/messaging/private-links/private-page-layout.tsx";

import { DeskCalls } from "./desk-calls.tsx";
import type { DeskCall, DeskCallLine } from "./desk-calls-view.server.ts";
import { DeskEnquiry } from "./desk-enquiry.tsx";
import type { DeskEnquirySearch } from "./desk-enquiry-view.server.ts";
import type { DecidedBefore } from "./decided-before.server.ts";
import { ConfirmAction } from "./confirm-action.tsx";
import {
  deskActionWords,
  isDeskAction,
  type DeskActionId,
  type DeskOutcome,
} from "#app/operator/waiting-list/desk-actions.ts";
import { isAbout } from "#app/operator/waiting-list/waiting-item.ts";
import { DeskInvitations } from "./desk-invitations.tsx";
import type { DeskInvitationsView } from "./desk-invitations-view.server.ts";
import { DeskListing } from "./desk-listing.tsx";
import type { DeskListingSearch } from "./desk-listing-view.server.ts";
import { deskWayBack, saysWhatWasDone } from "./desk-way-back.ts";
import type { DeskView, WaitingItemView } from "./desk-view.server.ts";
import type { DeskWish } from "./parse-desk-form.ts";
import type { DeskPostErrors, DeskPostValues } from "./parse-desk-post.ts";
import { useMissingItem } from "./use-missing-item.ts";
import { WaitingItemCard } from "./waiting-item-card.tsx";

import "./desk-page.css";

type DeskPageProps = {
  view: DeskView;
  /** The address of the page, for the way back from a question. */
  path: string;
  operator: string;
  /** How the last action ended, and on what it was done. */
  done: { action: string | null; outcome: string | null; of: string | null };
  /** What was decided before, by another operator or on another page; null where nothing was. */
  before: DecidedBefore | null;
  errors: DeskPostErrors;
  values: DeskPostValues;
  /** What is asked again before it is done. */
  asked: DeskWish | null;
  /** Whom a telephone call is worth, and the business that is being called; null for none. */
  calls: readonly DeskCallLine[];
  call: DeskCall | null;
  /** The enquiry that was looked for; null for none. */
  search: DeskEnquirySearch | null;
  /** The listing that was looked for; null for none. */
  listing: DeskListingSearch | null;
  /** Who would be invited; null where that was not asked. */
  invitations: DeskInvitationsView | null;
};

/** The desk as a page: everything that waits for the team, decided in place. */
export function DeskPage(props: DeskPageProps) {
  const {
    view,
    path,
    operator,
    done,
    before,
    errors,
    values,
    asked,
    calls,
    call,
    search,
    listing,
    invitations,
  } = props;
  const { items, total } = view;
  const first = items[0];
  const question = asked && aboutWhat(asked, props);
  useNoticeOnce(path);
  const isMissing = useMissingItem(items);
  const missing = total > items.length ? missingAmongShown : missingAmongAll;
  const notice =
    asked !== null && question === null
      ? describeBefore(before, outcomes.before)
      : asked === null
        ? (noticeFor(done, before) ?? (isMissing ? missing : null))
        : null;
  return (
    <PrivatePageLayout
      title="Today"
      isRejected={Object.keys(errors).length > 0}
      eyebrow={operator}
      heading="Today"
    >
      {notice !== null && <Notice key={`${done.action}${done.of}`}>{notice}</Notice>}
      {/* The form of a call says itself what is wrong with it. */}
      <FormErrors message={call !== null && values.told !== undefined ? undefined : errors.form} />
      {asked !== null && question !== null ? (
        <ConfirmAction {...question} wish={asked} path={path} />
      ) : (
        <>
          {call !== null && <DeskCalls {...{ calls, call, path, errors }} typed={values.told ?? null} />}
          {search !== null && <DeskEnquiry search={search} />}
          {listing !== null && <DeskListing search={listing} {...{ path, errors, values }} />}
          {invitations !== null && <DeskInvitations preview={invitations} />}
          <p className="desk__count">
            {first === undefined
              ? "Nothing is waiting for you."
              : `${total === 1 ? "1 thing is waiting" : `${total} things are waiting`}, the oldest for ${first.age}.`}
            {total > items.length && ` The ${items.length} that matter first are shown; the others move up.`}
          </p>
          <ol className="desk__list">
            {items.map((each) => (
              <li key={`${each.kind}-${each.id}`}>
                <WaitingItemCard
                  item={each}
                  errors={values.of === each.id ? errors : {}}
                  values={values.of === each.id ? values : {}}
                />
              </li>
            ))}
          </ol>
          {call === null && <DeskCalls {...{ calls, call, path, errors }} typed={null} />}
          {search === null && <DeskEnquiry search={null} />}
          {listing === null && <DeskListing search={null} {...{ path, errors, values }} />}
          {invitations === null && <DeskInvitations preview={null} />}
          <p>
            This link is yours alone: anyone who has it can decide for the team. It stops working when it
            isn’t used for 60 days.
          </p>
        </>
      )}
    </PrivatePageLayout>
  );
}

/** What a question is about; null where that is not there any more. */
function aboutWhat(
  { action, of, text }: DeskWish,
  { view, listing }: Pick<DeskPageProps, "view" | "listing">,
): { title: string; item: WaitingItemView | null } | null {
  if (action === "invitations-send") {
    const count = text.split(",").length;
    return { title: count === 1 ? "1 invitation" : `${count} invitations`, item: null };
  }
  if (listing?.found && action.startsWith("listing-"))
    return String(listing.found.id) === of ? { title: listing.found.name, item: null } : null;
  const item = view.items.find((each) => isAbout(each, of) && action.startsWith(`${each.kind}-`));
  return item ? { title: item.title, item } : null;
}

/** Takes what was done out of the address, so that a reload does not say it again. */
function useNoticeOnce(path: string): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!saysWhatWasDone(search)) return;
    // The notice stays: the route loads nothing for this.
    void navigate(deskWayBack(path, search, null), { replace: true, preventScrollReset: true });
  }, [path, search, navigate]);
}

/** What was done; it takes the focus, so that it is heard and seen. */
function Notice({ children }: { children: string }) {
  const box = useRef<HTMLOutputElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <output className="private__notice" tabIndex={-1} ref={box}>
      {children}
    </output>
  );
}

const outcomes: Record<Exclude<DeskOutcome, "done">, string> = {
  before: "That was dealt with before. Nothing has changed.",
  "approved-before": "It was approved before. Nothing has changed.",
  "rejected-before": "It was rejected before. Nothing has changed.",
  "no-email": "Nothing was done: give an email address that mail reaches.",
  changed: "That has changed in the meantime, so nothing was done. Please look at it again.",
  unsubscribed:
    "Changed, but the new address has unsubscribed from all our email: it isn’t told and gets no enquiries. Call the business: they can turn email on again on their private page.",
  unclear:
    "Nothing was done: give one email and one page, a space between. Is the business listed already? Then dismiss this.",
};

/** What a mail led to was decided since, or is further down than the page goes. */
const missingAmongAll = "What your email led to isn’t waiting any more: it has been dealt with.";
const missingAmongShown =
  "What your email led to isn’t among these: it has been dealt with, or moves up as others are.";

/** The sentence of an outcome; null for none, and for what is no outcome. */
function noticeFor({ action, outcome }: DeskPageProps["done"], before: DecidedBefore | null): string | null {
  if (outcome === "told")
    return "Saved. It’s on their page, and we email every couple that still waits for an answer from them.";
  if (outcome === "done") return isDeskAction(action) ? doneWords(action) : null;
  return isOtherOutcome(outcome) ? describeBefore(before, outcomes[outcome]) : null;
}

/** @param otherwise what to say where nobody knows how it was decided */
const describeBefore = (before: DecidedBefore | null, otherwise: string): string =>
  before === null ? otherwise : `${before.title} was ${before.decision} before. Nothing has changed.`;

const isOtherOutcome = (outcome: string | null): outcome is keyof typeof outcomes =>
  outcome !== null && Object.hasOwn(outcomes, outcome);

const doneWords = (action: DeskActionId): string => deskActionWords(action).done;
