/** At most `posts` within `seconds`, counted from the first; what is more waits until they are over. */
export type Limit = { posts: number; seconds: number };

/** The forms of the site; each is counted by itself. */
export type FormName =
  | "enquiry"
  | "correction"
  | "lostLink"
  | "application"
  | "claim"
  | "privatePage"
  | "pictures"
  | "plan"
  | "planMail"
  | "household"
  | "codes";

/**
 * What a page's script asks for by itself or at one press, with nothing typed: how long the page was open
 * says nothing then, and there is always a script that can show work. The limits count as for all forms.
 */
export const askedByScripts: ReadonlySet<FormName> = new Set(["plan", "codes"]);

type FormLimits = {
  /** Posts from one client address. */
  address: Limit;
  /**
   * Forms that cause a mail, by the address that gets it, and what is sent through one private link:
   * so that nobody is flooded through us.
   */
  recipient: readonly Limit[];
  /** Posts from all addresses together; more are a burst, in which scripts have to show work. */
  burst: Limit;
};

/** What programs read again and again under a private link. */
export type ReadingName = "planCalendar";

/** What comes over the open connections of plans, counted in each process. */
export type PlanLimits = {
  /** New connections of one client address, and to one plan. */
  connections: { address: Limit; plan: Limit };
  /** Connections of one client address that are open at once. */
  open: number;
  /** Messages of any kind from one client address. */
  messages: Limit;
  /** Changes of one plan. */
  writes: Limit;
  /** What the messages of one client address cost: a unit is half a megabyte of open documents walked through. */
  work: Limit;
};

export type RateLimits = {
  /** Posts of one client address to all forms together. */
  address: Limit;
  /** Mails that strangers cause to one mailbox by all forms together, in whatever spelling. */
  mailbox: readonly Limit[];
  /** The same to all mailboxes of one domain that is no provider's: one holder may read them all. */
  mailDomain: readonly Limit[];
  /** The same form sent again counts once; so many repeats are told what the first was told. */
  repeats: Limit;
  forms: Record<FormName, FormLimits>;
  /** Readings from one client address, and under one link. */
  readings: Record<ReadingName, { address: Limit; link: Limit }>;
  /** Private pages opened from one client address: households' pages, plans, enquiries, businesses' sheets. */
  privatePages: Limit;
  plans: PlanLimits;
  inBurst: {
    /** How long a burst is on after it was seen. */
    seconds: number;
    /** Posts without scripts to one form, from all addresses together, while it is on. */
    plain: Limit;
    /** Part of a burst that one network may make: nobody alone makes one for the others. */
    networkShare: number;
    /** A network that sent a form less often than this passes while a burst is on, one after the other. */
    littleUsed: Limit;
    /** Pause between two that pass so, in milliseconds. */
    pauseMillis: number;
  };
  work: {
    /** Numbers to try at most; a browser takes about a second for all. */
    numbers: number;
    /** How long a challenge can be answered. */
    seconds: number;
  };
  /** A form that was open for less was not read by a person. */
  leastOpenMillis: number;
};

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const upTo = (posts: number, seconds: number): Limit => ({ posts, seconds });

/**
 * All limits of the site. Behind one address there may be a wedding fair or a hotel's network, and a
 * couple asks many vendors in an evening: no honest evening should meet a limit.
 */
export const rateLimits: RateLimits = {
  address: upTo(60, 10 * minute),
  mailbox: [upTo(3, hour), upTo(10, day)],
  mailDomain: [upTo(10, hour), upTo(30, day)],
  repeats: upTo(30, 10 * minute),
  forms: {
    enquiry: {
      address: upTo(30, 10 * minute),
      recipient: [upTo(10, hour), upTo(25, day)],
      burst: upTo(60, minute),
    },
    correction: { address: upTo(15, 10 * minute), recipient: [], burst: upTo(30, minute) },
    lostLink: {
      address: upTo(10, 10 * minute),
      recipient: [upTo(3, hour), upTo(6, day)],
      burst: upTo(30, minute),
    },
    application: {
      address: upTo(10, 10 * minute),
      recipient: [upTo(3, hour), upTo(6, day)],
      burst: upTo(30, minute),
    },
    plan: { address: upTo(10, 10 * minute), recipient: [], burst: upTo(60, minute) },
    // Two people, and a telephone on which it is not found: by plan and by who gets it.
    planMail: {
      address: upTo(10, 10 * minute),
      recipient: [upTo(5, hour), upTo(10, day)],
      burst: upTo(30, minute),
    },
    // A card's code is typed wrongly a few times; many households answer through one hotel's network.
    household: {
      address: upTo(60, 10 * minute),
      recipient: [upTo(20, hour), upTo(60, day)],
      // An evening of invitations: whoever answers has a code that nobody guesses.
      burst: upTo(2000, minute),
    },
    // The plan's own page asks for them each time that the tool is opened.
    codes: { address: upTo(120, 10 * minute), recipient: [upTo(120, hour)], burst: upTo(300, minute) },
    claim: {
      address: upTo(10, 10 * minute),
      recipient: [upTo(3, hour), upTo(6, day)],
      burst: upTo(30, minute),
    },
    privatePage: {
      address: upTo(60, 10 * minute),
      recipient: [upTo(20, hour), upTo(60, day)],
      burst: upTo(120, minute),
    },
    // Sent, described and put in order within one link: nobody gets a mail of it.
    pictures: {
      address: upTo(60, 10 * minute),
      recipient: [upTo(60, hour), upTo(200, day)],
      burst: upTo(60, minute),
    },
  },
  // One address of a calendar's maker reads for very many couples.
  readings: { planCalendar: { address: upTo(1200, 10 * minute), link: upTo(60, 10 * minute) } },
  // An invitation by WhatsApp: hundreds of households open their page behind one mobile carrier's address.
  privatePages: upTo(1200, 10 * minute),
  // A whole family plans through one network, and who types fast sends ten changes a second.
  plans: {
    connections: { address: upTo(120, minute), plan: upTo(240, minute) },
    open: 300,
    messages: upTo(4000, 10),
    writes: upTo(1000, 10),
    work: upTo(6000, 10),
  },
  inBurst: {
    seconds: 10 * minute,
    plain: upTo(6, minute),
    networkShare: 1 / 3,
    littleUsed: upTo(3, 10 * minute),
    pauseMillis: 500,
  },
  work: { numbers: 100_000, seconds: 5 * minute },
  leastOpenMillis: 2000,
};
