import type { FormName } from "#app/messaging/forms/form-limits.ts";
import type { FormGuard } from "#app/messaging/forms/form-guard.ts";
import { afterEach, expect, test, vi } from "vitest";

import { proofOfWorkField, solveChallenge } from "#app/messaging/forms/proof-of-work.ts";
import type { FormRejection } from "#app/messaging/forms/form-rejection.ts";
import { rateLimits, type RateLimits } from "#server/rate-limits.ts";
import { forEachDatabase } from "#test-support/test-database.ts";
import { highLimits } from "#test-support/high-limits.ts";

import { openCounters, type CountedAction, type Counters } from "./counters.ts";
import { createFormGuard } from "./form-guard.ts";

const secret = "a secret of thirty-two characters";

/** As the site has it, without its pauses. */
const fair = {
  seconds: 600,
  plain: { posts: 1, seconds: 600 },
  networkShare: 1 / 3,
  littleUsed: { posts: 3, seconds: 600 },
  pauseMillis: 1,
};

/** Looks at no network: a burst is one for everybody. */
const unfair = { networkShare: 1000, littleUsed: { posts: 0, seconds: 600 }, pauseMillis: 1 };

const tight = (
  changes: Partial<RateLimits["forms"]["enquiry"]>,
  more: Partial<RateLimits> = {},
): RateLimits => ({
  ...highLimits,
  work: { numbers: 500, seconds: 60 },
  inBurst: { seconds: 600, plain: { posts: 6, seconds: 60 }, ...unfair },
  ...more,
  forms: { ...highLimits.forms, enquiry: { ...highLimits.forms.enquiry, ...changes } },
});

const broken = () => Promise.reject(new Error("the store is gone"));

let formsMade = 0;
/** Another form at each call. */
const fieldsOf = (fields: Record<string, string> = {}) => {
  const form = new FormData();
  form.append("name", `Asha ${(formsMade += 1)}`);
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

/** As a script sends it. */
const scripted = (fields: Record<string, string> = {}) => fieldsOf({ openMillis: "90000", ...fields });

const admit = (guard: FormGuard, clientIp = "203.0.113.7", fields = fieldsOf()) =>
  guard.admit({ form: "enquiry", clientIp, fields });

/** Statuses of many posts, one after the other. */
async function statuses(
  count: number,
  post: (number: number) => Promise<FormRejection | null>,
): Promise<number[]> {
  const all: number[] = [];
  for (let number = 0; number < count; number += 1) all.push((await post(number))?.status ?? 200);
  return all;
}

let counters: Counters | undefined;
afterEach(() => counters?.close());

forEachDatabase((openTestDatabase, kind) => {
  async function guardOf(limits: RateLimits, watch: (counters: Counters) => Counters = (own) => own) {
    const open = await openTestDatabase();
    counters = openCounters(open, secret);
    return {
      guard: createFormGuard(limits, watch(counters), secret),
      open,
      [Symbol.asyncDispose]: () => open[Symbol.asyncDispose](),
    };
  }

  test("an address that sends too many posts to a form waits, other addresses and forms do not", async () => {
    await using opened = await guardOf(tight({ clientIp: { posts: 3, seconds: 600 } }));
    const { guard } = opened;
    expect(await statuses(5, () => admit(guard))).toEqual([200, 200, 200, 429, 429]);
    expect(await admit(guard, "203.0.113.8")).toBeNull();
    expect(await guard.admit({ form: "correction", clientIp: "203.0.113.7", fields: fieldsOf() })).toBeNull();
    const refusal = await admit(guard);
    expect(refusal?.message).toBe(
      "We’ve had a lot of forms from your internet connection. Everything you typed is still here: please send it again in 10 minutes",
    );
    expect(refusal?.retryAfterSeconds).toBeGreaterThan(590);
    expect(refusal?.retryAfterSeconds).toBeLessThanOrEqual(600);
    expect(refusal?.challenge).toBeUndefined();
  });

  test("an address may also wait for what it sent to all forms together", async () => {
    await using opened = await guardOf(tight({}, { clientIp: { posts: 2, seconds: 60 } }));
    const { guard } = opened;
    const forms = ["enquiry", "correction", "lostLink"] as const;
    const posts = await Promise.all(
      forms.map((form) => guard.admit({ form, clientIp: "203.0.113.7", fields: fieldsOf() })),
    );
    expect(posts.filter((post) => post !== null)).toHaveLength(1);
  });

  test("an email address that is written to too often is spared, however it is spelled", async () => {
    await using opened = await guardOf(
      tight({
        recipient: [
          { posts: 2, seconds: 3600 },
          { posts: 9, seconds: 86_400 },
        ],
      }),
    );
    const { guard } = opened;
    const spellings = ["asha.k@gmail.com", "Asha.K+fair@GoogleMail.com", "a.s.h.a.k@gmail.com"];
    const mail = (email: string, form: FormName = "enquiry") => guard.admitMailbox({ form, email });
    expect(await statuses(3, (number) => mail(spellings[number] ?? ""))).toEqual([200, 200, 429]);
    const refusal = await mail("ashak@gmail.com");
    expect(refusal?.message).toContain("please send it again in one hour");
    expect(await mail("tom@gmail.com")).toBeNull();
    expect(await mail("ashak@gmail.com", "correction")).toBeNull();
  });

  test("a mailbox is spared by all forms together, and a company's mailboxes together; a provider's are not", async () => {
    const few = { mailbox: [{ posts: 3, seconds: 3600 }], mailDomain: [{ posts: 5, seconds: 3600 }] };
    await using opened = await guardOf(tight({}, few));
    const { guard } = opened;
    const kinds: FormName[] = ["enquiry", "lostLink", "claim", "planMail", "application"];
    expect(
      await statuses(5, (number) =>
        guard.admitMailbox({ form: kinds[number] ?? "enquiry", email: `asha+${number}@example.ca` }),
      ),
    ).toEqual([200, 200, 200, 429, 429]);
    const catchAll = await statuses(4, (number) =>
      guard.admitMailbox({ form: "enquiry", email: `any${number}@mail.example.ca` }),
    );
    expect(catchAll).toEqual([200, 200, 429, 429]);
    const provider = await statuses(8, (number) =>
      guard.admitMailbox({ form: "enquiry", email: `couple${number}@gmail.com` }),
    );
    expect(provider).toEqual(Array(8).fill(200));
  });

  test("whoever was here before may send more than is mailed to its address", async () => {
    await using opened = await guardOf(
      tight({ recipient: [{ posts: 5, seconds: 3600 }] }, { mailbox: [{ posts: 3, seconds: 3600 }] }),
    );
    const { guard } = opened;
    const said: string[] = [];
    for (let number = 0; number < 6; number += 1) {
      const { refusal, mayMail } = await guard.admitKnown({ form: "enquiry", email: "asha@example.ca" });
      said.push(refusal !== null ? "refused" : mayMail ? "mailed" : "kept");
    }
    expect(said).toEqual(["mailed", "mailed", "mailed", "kept", "kept", "refused"]);
  });

  test("the same form sent twenty times at once counts once, for its address and for its mailbox", async () => {
    await using opened = await guardOf(
      tight(
        { clientIp: { posts: 2, seconds: 600 }, recipient: [{ posts: 2, seconds: 600 }] },
        { mailbox: [{ posts: 2, seconds: 600 }] },
      ),
    );
    const { guard } = opened;
    const fields = fieldsOf();
    const send = async (same: FormData) =>
      (await admit(guard, undefined, same)) ??
      guard.admitMailbox({ form: "enquiry", email: "asha@example.ca", fields: same });
    const repeats = await Promise.all(Array.from({ length: 20 }, () => send(fields)));
    expect(repeats).toEqual(Array(20).fill(null));
    expect(await send(fieldsOf())).toBeNull();
    expect((await send(fieldsOf()))?.status).toBe(429);
    expect(await send(fields)).toBeNull();
  });

  test.each(["enquiry", "correction", "suggestion", "application", "claim", "plan"] as const)(
    "of a form that is saved once (%s), repeats are not counted",
    async (form) => {
      const limit = { ...highLimits.forms[form], clientIp: { posts: 1, seconds: 600 } };
      await using opened = await guardOf({ ...highLimits, forms: { ...highLimits.forms, [form]: limit } });
      const send = (fields: FormData) => opened.guard.admit({ form, clientIp: "203.0.113.7", fields });
      const fields = fieldsOf();
      for (let post = 0; post < 3; post += 1) expect(await send(fields)).toBeNull();
      expect((await send(fieldsOf()))?.status).toBe(429);
    },
  );

  test("a form that was refused is judged again, and endless repeats count", async () => {
    await using opened = await guardOf(
      tight({ clientIp: { posts: 2, seconds: 600 } }, { repeats: { posts: 3, seconds: 600 } }),
    );
    const { guard } = opened;
    const fields = fieldsOf();
    expect(await statuses(9, () => admit(guard, undefined, fields))).toEqual([
      200, 200, 200, 200, 200, 200, 200, 200, 429,
    ]);
    expect((await admit(guard, undefined, fields))?.status).toBe(429);
  });

  test("in a burst scripts have to show work, and each piece of work counts once and for its form", async () => {
    await using opened = await guardOf(tight({ burst: { posts: 2, seconds: 60 } }));
    const { guard } = opened;
    expect(await statuses(2, (number) => admit(guard, `203.0.113.${number}`, scripted()))).toEqual([
      200, 200,
    ]);
    const refusal = await admit(guard, "203.0.113.9", scripted());
    expect(refusal?.status).toBe(429);
    const proof = refusal?.challenge && (await solveChallenge(refusal.challenge));
    const answered = () => scripted({ [proofOfWorkField]: proof ?? "" });

    expect(await guard.admit({ form: "correction", clientIp: "203.0.113.9", fields: scripted() })).toBeNull();
    expect((await admit(guard, "203.0.113.9", scripted({ [proofOfWorkField]: `${proof}0` })))?.status).toBe(
      429,
    );
    const both = await Promise.all([1, 2].map((number) => admit(guard, `203.0.113.${number}`, answered())));
    expect(both.filter((post) => post === null)).toHaveLength(1);
    expect((await admit(guard, "203.0.113.9", answered()))?.challenge).toBeDefined();
  });

  test("in a burst plain forms pass slowly, and the others are told when", async () => {
    const limits = tight(
      { burst: { posts: 1, seconds: 60 } },
      { inBurst: { seconds: 600, plain: { posts: 2, seconds: 60 }, ...unfair } },
    );
    await using opened = await guardOf(limits);
    const { guard } = opened;
    expect(await statuses(5, (number) => admit(guard, `203.0.113.${number}`))).toEqual([
      200, 200, 200, 429, 429,
    ]);
    const refusal = await admit(guard, "203.0.113.9");
    expect(refusal?.message).toMatch(/^We’re very busy right now\. .* in (\d+ seconds|one minute)$/);
    expect(refusal?.challenge).toBeUndefined();
  });

  test("one address makes no burst for the others, not even with fifty posts at once", async () => {
    await using opened = await guardOf(
      tight({ clientIp: { posts: 2, seconds: 600 }, burst: { posts: 4, seconds: 60 } }),
    );
    const { guard } = opened;
    await Promise.all(Array.from({ length: 50 }, () => admit(guard)));
    await statuses(10, () => admit(guard));
    expect(await admit(guard, "203.0.113.8", scripted())).toBeNull();
  });

  test("one network, however many addresses it has, makes no burst for the others", async () => {
    await using opened = await guardOf(tight({ burst: { posts: 30, seconds: 600 } }, { inBurst: fair }));
    const { guard } = opened;
    const flood = await statuses(200, (number) => admit(guard, `2001:db8:1:${number.toString(16)}::/64`));
    expect(flood.filter((status) => status === 200)).toHaveLength(10);
    const other = await statuses(5, (number) => admit(guard, `2001:db8:${number + 2}:1::/64`));
    expect(other).toEqual(Array(5).fill(200));
  });

  test("while many networks make a burst, one that sent little gets through, those that sent much do not", async () => {
    await using opened = await guardOf(tight({ burst: { posts: 30, seconds: 600 } }, { inBurst: fair }));
    const { guard } = opened;
    const flood = (posts: number) =>
      Promise.all(
        Array.from({ length: posts }, (_, number) => admit(guard, `198.51.${number % 8}.${number >> 3}`)),
      );
    await flood(200);
    const refused = (await flood(80)).filter((refusal) => refusal !== null);
    expect(refused).toHaveLength(80);
    expect(await admit(guard, "203.0.113.7")).toBeNull();
    expect(await admit(guard, "2001:db8:9:1::/64", scripted())).toBeNull();
    expect((await admit(guard, "198.51.0.200"))?.status).toBe(429);
  });

  test("five hundred posts from as many addresses leave no more traces than the burst lets in", async () => {
    const traces = new Set<string>();
    const limits = tight(
      { burst: { posts: 20, seconds: 60 } },
      { inBurst: { seconds: 600, plain: { posts: 5, seconds: 60 }, ...unfair } },
    );
    await using opened = await guardOf(limits, (own) => ({
      ...own,
      count: (counted) => {
        traces.add(`${counted.name} ${counted.of}`);
        return own.count(counted);
      },
    }));
    const posts = await statuses(500, (number) =>
      admit(opened.guard, `198.51.${number >> 8}.${number & 255}`, number % 2 ? scripted() : fieldsOf()),
    );
    expect(posts.filter((status) => status === 200).length).toBe(25);
    // Two for each that was let in, one for its network, one for the burst, one for plain forms in it.
    expect(traces.size).toBe(25 * 2 + 1 + 2);
  });

  test("what counts is stored as a keyed hash, and only where processes share it", async () => {
    await using opened = await guardOf(highLimits);
    await admit(opened.guard, "203.0.113.7");
    await opened.guard.admitMailbox({ form: "enquiry", email: "asha@example.ca" });
    const { rows } = await opened.open.pool.query<{ key: string }>("select key from rate_limits");
    expect(rows.length).toBe(kind === "embedded" ? 0 : 8);
    for (const { key } of rows) expect(key).toMatch(/^[a-z ]+\/\d+\/\d+:[\w-]{43}$/i);
  });

  test("when posts cannot be counted everybody passes, and the log says so once", async () => {
    const errors = vi.spyOn(console, "error").mockImplementation(() => {});
    await using opened = await guardOf(tight({ clientIp: { posts: 1, seconds: 600 } }));
    const failing = openCounters(
      { kind: "postgresql", pool: Object.assign(Object.create(opened.open.pool), { query: broken }) },
      secret,
    );
    const guard = createFormGuard(tight({ clientIp: { posts: 1, seconds: 600 } }), failing, secret);
    expect(await statuses(3, () => admit(guard))).toEqual([200, 200, 200]);
    expect(await guard.admitMailbox({ form: "enquiry", email: "asha@example.ca" })).toBeNull();
    expect(errors.mock.calls).toEqual([[expect.stringContaining("the store is gone")]]);
    failing.close();
    errors.mockRestore();
  });
});

test.each([
  ["0", 422],
  ["1999", 422],
  ["2000", 200],
  ["86400000", 200],
  ["-1", 200],
  ["soon", 200],
  ["", 200],
])("a form that says it was open for '%s' milliseconds is answered %i", async (openMillis, status) => {
  const guard = createFormGuard({ ...highLimits, leastOpenMillis: 2000 }, idle, secret);
  const refusal = await admit(guard, undefined, fieldsOf({ openMillis }));
  expect(refusal?.status ?? 200).toBe(status);
  if (refusal !== null) expect(refusal.message).toContain("please look it over and send it again");
});

test.each(["codes", "plan"] as const)(
  "what a page asks by itself (%s) may come at once, and says nothing of typing when it has to wait",
  async (form) => {
    const limits = { ...highLimits, leastOpenMillis: 2000 };
    const ask = (guard: FormGuard, fields = fieldsOf()) =>
      guard.admit({ form, clientIp: "203.0.113.7", fields });
    // A page of an older build still says how long it was open.
    expect(await ask(createFormGuard(limits, idle, secret), fieldsOf({ openMillis: "3" }))).toBeNull();
    const overLimit: Counters = { ...idle, look: async () => 240 };
    const tooMany = await ask(createFormGuard(limits, overLimit, secret));
    expect(tooMany?.message).toBe(
      "We’ve had a lot of forms from your internet connection. Please try again in 4 minutes",
    );
    // In a burst: its script is asked for work, though nothing says how long the page was open.
    const inBurst: Counters = { ...idle, count: async ({ name }) => (name.endsWith("of all") ? 60 : 0) };
    const noneFree = { ...limits, inBurst: { ...limits.inBurst, littleUsed: { posts: 0, seconds: 1 } } };
    expect((await ask(createFormGuard(noneFree, inBurst, secret)))?.challenge).toBeDefined();
  },
);

/** Counts nothing. */
const idle: Counters = { count: async () => 0, look: async () => 0, close: () => {} };

/** Counts for ever, which is as strict as a limit can be. */
function endlessCounters(): Counters {
  const counts = new Map<string, number>();
  const read = ({ name, limit, of }: CountedAction) => counts.get(`${name} ${limit.seconds} ${of}`) ?? 0;
  return {
    ...idle,
    look: async (counted) => (read(counted) < counted.limit.posts ? 0 : 60),
    count: async (counted) => {
      const { name, limit, of } = counted;
      const count = read(counted) + 1;
      counts.set(`${name} ${limit.seconds} ${of}`, count);
      return count <= limit.posts ? 0 : 60;
    },
  };
}

test("three hundred households reply through one hotel's network, and none of them floods its own page", async () => {
  const { inBurst } = rateLimits;
  // Their evening is longer than a minute, of which a network may take a third.
  const guard = createFormGuard(
    { ...rateLimits, inBurst: { ...inBurst, networkShare: 1 } },
    endlessCounters(),
    secret,
  );
  const reply = () => guard.admit({ form: "household", clientIp: "203.0.113.7", fields: scripted() });
  // Each types its code, wrongly once, and replies twice.
  const evening = await statuses(300 * 4, reply);
  expect(new Set(evening)).toEqual(new Set([200]));
  expect((await reply())?.status).toBe(429);
  expect(await admit(guard, "203.0.113.7", scripted())).toBeNull();
  const replyOf = (household: string) => guard.admitRecipient("household", household);
  expect(await statuses(11, () => replyOf("gill"))).toEqual([...Array<number>(10).fill(200), 429]);
  expect(await replyOf("li")).toBeNull();
});
