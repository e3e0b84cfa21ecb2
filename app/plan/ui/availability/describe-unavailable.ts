import type { SyncState } from "#app/plan/session/plan-connection.ts";

/** What is missing on a page: the plan itself, or the suggestions. */
export type MissingDocument = keyof typeof names;

type Situation = {
  missing: MissingDocument;
  keeping: SyncState;
  /** Whether the browser knows that it is offline. */
  isOffline: boolean;
  device: "this phone" | "this computer";
};

type Words = {
  heading: string;
  text: string;
  /** Whether the site's operator has to fix it. */
  isOurs: boolean;
};

const names = {
  plan: { it: "this plan", isnt: "It isn’t", hasnt: "This plan hasn’t", opens: "The plan opens by itself" },
  suggestions: {
    it: "the suggestions",
    isnt: "They aren’t",
    hasnt: "The suggestions haven’t",
    opens: "The suggestions open by themselves",
  },
};

const reasons: Record<(SyncState & { state: "refused" })["why"], string> = {
  "no-key": "This link doesn’t work any more: ask the person who shared it for the new one.",
  gone: "The plan was deleted on our server.",
  "too-large": "It has become larger than our server takes.",
  malformed: "Our server couldn’t read a change.",
  "not-yours": "Our server refused a change to someone else’s suggestion.",
};

/** Message of a page without data: never an empty plan, which would look as if everything were lost. */
export function describeUnavailable({ missing, keeping, isOffline, device }: Situation): Words {
  const { it, isnt, hasnt, opens } = names[missing];
  if (keeping.state === "shut")
    return {
      heading: `We can’t open ${it} on our server right now`,
      text: `${isnt} saved on ${device}, so there’s nothing to show here. We’ve been told and are looking into it. Phones and computers that opened the plan before still have their copy.`,
      isOurs: true,
    };
  if (keeping.state === "refused")
    return {
      heading: `We can’t open ${it}`,
      text: `${reasons[keeping.why]} ${isnt} saved on ${device}.`,
      isOurs: keeping.why !== "no-key" && keeping.why !== "gone",
    };
  if (keeping.state === "slowed")
    return { heading: "We’re very busy right now", text: `${opens} in a moment.`, isOurs: false };
  return isOffline
    ? {
        heading: "You’re offline",
        text: `${hasnt} been saved on ${device} yet. ${opens} when you’re back online.`,
        isOurs: false,
      }
    : {
        heading: "We can’t reach our server right now",
        text: `${hasnt} been saved on ${device} yet. ${opens} once we can be reached.`,
        isOurs: false,
      };
}
