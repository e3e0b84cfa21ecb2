import { defangLinks } from "#app/messaging/forms/defang-links.ts";
import { describeAge, waitingAnchor, type WaitingItem } from "#app/operator/waiting-list/waiting-item.ts";
import type { MailContent, MailPart } from "#mail/mail-content.ts";

/** This many are named; the others are counted. */
const maxNamed = 20;

type Waiting = {
  /** Oldest first; at least one. */
  items: readonly WaitingItem[];
  /** How many wait in all. */
  total: number;
  now: Date;
};

/** The morning's mail about what waits: by an operator's own link, or without one to the team's inbox. */
export function digestMail({ items, total, now }: Waiting, pageUrl: string | null): MailContent {
  const waits = total === 1 ? "1 thing is waiting" : `${total} things are waiting`;
  const age = items[0] === undefined ? "" : `, the oldest for ${describeAge(items[0].since, now)}`;
  const named = items.slice(0, maxNamed);
  return {
    subject: `Today: ${waits}${age}`,
    preview: defangLinks(named.map(({ title }) => title).join(" · ")).slice(0, 120),
    heading: `${waits} for you`,
    parts: [
      ...(pageUrl === null ? listed(named, now) : linked(named, now, pageUrl)),
      ...(total > named.length ? [{ kind: "text", text: `And ${total - named.length} more.` } as const] : []),
    ],
    reason:
      pageUrl === null
        ? "This mail goes to the team’s inbox each morning while anything waits."
        : "You’re getting this each morning while anything waits, because you have a link to the desk of Wild Rose Weddings.",
  };
}

/** What somebody wrote stands in titles, so no link in one can be clicked. */
const line = ({ title, since }: WaitingItem, now: Date): string =>
  `${defangLinks(title)} (${describeAge(since, now)})`;

const linked = (items: readonly WaitingItem[], now: Date, pageUrl: string): MailPart[] => [
  { kind: "button", label: "Open Today", url: pageUrl },
  {
    kind: "links",
    links: items.map((item) => ({ label: line(item, now), url: `${pageUrl}#${waitingAnchor(item)}` })),
  },
];

const listed = (items: readonly WaitingItem[], now: Date): MailPart[] => [
  { kind: "list", items: [...new Set(items.map((item) => line(item, now)))] },
  {
    kind: "text",
    text: "To decide on a phone, ask for a link of your own: npm run desk -- invite ADDRESS. In numbers: npm run desk -- status.",
  },
];
