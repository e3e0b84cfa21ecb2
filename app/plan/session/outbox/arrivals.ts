import { z } from "zod";

/** What came into the plan from other pages. */
const arrival = z.object({
  /** 'your saved list' */
  from: z.string(),
  /** 'wedding day: 10 July 2027'; '' where it is listings alone. */
  text: z.string(),
  /** Ids of rows of the shortlist. */
  listings: z.array(z.string()),
  tool: z.enum(["shortlist", "checklist", "budget", "details"]),
});

const cents = z.int().min(0).max(1_000_000_000);

/** What another page says of the wedding, where the plan says something else: the couple decides. */
const factQuestion = z.discriminatedUnion("field", [
  z.object({ from: z.string(), field: z.literal("date"), value: z.iso.date() }),
  z.object({ from: z.string(), field: z.literal("guests"), value: z.int().min(0).max(5000) }),
  z.object({ from: z.string(), field: z.literal("budgetCents"), value: cents }),
]);

/** A budget with its lines, for a plan that has items of its own. */
const itemsQuestion = z.object({
  from: z.string(),
  field: z.literal("budgetItems"),
  value: z.array(z.object({ id: z.string(), name: z.string(), cents })),
});

const question = z.union([factQuestion, itemsQuestion]);

export type Arrival = z.infer<typeof arrival>;
/** A question about the wedding as a whole. */
export type WeddingQuestion = z.infer<typeof factQuestion>;
/** A question about the items of the budget. */
export type ItemsQuestion = z.infer<typeof itemsQuestion>;
export type ArrivalQuestion = z.infer<typeof question>;
/** The effect of messages, to be shown once the plan is open. */
export type Incoming = { arrivals: readonly Arrival[]; questions: readonly ArrivalQuestion[] };

export const nothingCame: Incoming = { arrivals: [], questions: [] };

const item = (store: string) => `wild-rose-arrivals:${store}`;
const incoming = z.object({
  arrivals: z.array(arrival).catch([]),
  questions: z.array(question).catch([]),
});

/** What came into a plan on this device since the couple last confirmed it. @param store name of the plan's store */
export function readIncoming(storage: Pick<Storage, "getItem">, store: string): Incoming {
  return parseIncoming(readIncomingText(storage, store));
}

/** The same as stored: a text that is equal as long as nothing changes. */
export function readIncomingText(storage: Pick<Storage, "getItem">, store: string): string {
  return storage.getItem(item(store)) ?? "";
}

/** Reads a stored text; an empty or unreadable one says that nothing came. */
export function parseIncoming(text: string): Incoming {
  try {
    return incoming.safeParse(JSON.parse(text)).data ?? nothingCame;
  } catch {
    return nothingCame;
  }
}

/** Adds to what came; the same thing is listed once. */
export function saveIncoming(storage: Storage, store: string, { arrivals, questions }: Incoming): void {
  if (arrivals.length + questions.length === 0) return;
  const before = readIncoming(storage, store);
  write(storage, store, {
    arrivals: distinct([...before.arrivals, ...arrivals]),
    // The latest word on a field counts.
    questions: [
      ...before.questions.filter(({ field }) => questions.every((asked) => asked.field !== field)),
      ...questions,
    ],
  });
}

/** The couple has seen what came. */
export function clearArrivals(storage: Storage, store: string): void {
  write(storage, store, { arrivals: [], questions: readIncoming(storage, store).questions });
}

/** The couple has answered the question about a field. */
export function clearQuestion(storage: Storage, store: string, field: ArrivalQuestion["field"]): void {
  const { arrivals, questions } = readIncoming(storage, store);
  write(storage, store, { arrivals, questions: questions.filter((asked) => asked.field !== field) });
}

/** The device forgets the plan. */
export function forgetIncoming(storage: Pick<Storage, "removeItem">, store: string): void {
  storage.removeItem(item(store));
}

function write(storage: Storage, store: string, now: Incoming): void {
  if (now.arrivals.length + now.questions.length === 0) storage.removeItem(item(store));
  else storage.setItem(item(store), JSON.stringify(now));
  // The browser's own event reaches only the other windows.
  window.dispatchEvent(new Event("storage"));
}

function distinct(arrivals: readonly Arrival[]): Arrival[] {
  return [...new Map(arrivals.map((one) => [JSON.stringify(one), one])).values()];
}
