import { PGlite } from "@electric-sql/pglite";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { expect, test } from "vitest";

import { migrationsFolder } from "#test-support/test-database.ts";

import { linkKinds, mailKinds } from "./enums.ts";

test("links to view that were given out before there was a choice show what they showed; new plans show less", async () => {
  const migrations = readMigrationFiles({ migrationsFolder });
  const choice = migrations.findIndex(({ sql }) => sql.join().includes('ADD COLUMN "view_shows_details"'));
  expect(choice).toBeGreaterThan(0);
  await using database = new PGlite();
  const keep = (key: string) => database.query("insert into plans (submission_key) values ($1)", [key]);
  for (const [at, { sql }] of migrations.entries()) {
    if (at === choice) await keep("before");
    for (const statement of sql) await database.exec(statement);
  }
  await keep("after");
  const { rows } = await database.query("select submission_key, view_shows_details from plans order by 1");
  expect(rows).toEqual([
    { submission_key: "after", view_shows_details: false },
    { submission_key: "before", view_shows_details: true },
  ]);
});

test("rows of before closed sets were checked pass, and foreign words are refused from then on", async () => {
  const migrations = readMigrationFiles({ migrationsFolder });
  const checks = migrations.findIndex(({ sql }) => sql.join().includes('"mails_kind_known"'));
  expect(checks).toBeGreaterThan(0);
  await using database = new PGlite();
  // Later migrations add words; these are known from this one on.
  const wordsOf = (constraint: string) => {
    const statement = migrations[checks]?.sql.find((each) => each.includes(`"${constraint}"`)) ?? "";
    return (word: string) => statement.includes(`'${word}'`);
  };
  const post = (kind: string) => database.query("insert into mails (kind) values ($1)", [kind]);
  for (const [at, { sql }] of migrations.entries()) {
    if (at === checks) {
      for (const kind of mailKinds.filter(wordsOf("mails_kind_known"))) await post(kind);
      for (const [generation, kind] of linkKinds.filter(wordsOf("private_links_kind_known")).entries())
        await database.query("insert into private_links (kind, subject, key_hash) values ($1, '1', $2)", [
          kind,
          String(generation),
        ]);
    }
    for (const statement of sql) await database.exec(statement);
  }
  await expect(post("letter")).rejects.toThrow("mails_kind_known");
  await post("plan-link");
});

test("what enquiries, facts and listings hold from before passes, and foreign words are refused from then on", async () => {
  const migrations = readMigrationFiles({ migrationsFolder });
  const checks = migrations.findIndex(({ sql }) => sql.join().includes('"enquiries_budget_known"'));
  expect(checks).toBeGreaterThan(0);
  await using database = new PGlite();
  const ask = (reference: string, words: Partial<Record<"budget" | "services" | "asks", string>>) =>
    database.query(
      `insert into enquiries (reference, submission_key, name, email, additional_info, budget, guest_count,
         venue_type, services_needed, events, asks)
       values ($1, $1, '', '', '', $2, '200+', 'Hotel/Resort', $3, '{"Sangeet or garba",Reception}', $4)`,
      [
        reference,
        words.budget ?? "$35,000 - $50,000",
        `{${words.services ?? "DJ/Music"}}`,
        `{${words.asks ?? "baraat"}}`,
      ],
    );
  const list = (slug: string, category: string) =>
    database.query(
      `insert into listings (slug, name, category, description, about, offers, tags, services, traditions,
         languages, location, review_count, featured, images, fictional, sample_fields)
       values ($1, '', $2, '', '{}', '{}', '{}', '{}', '{}', '{}', '', 0, false, '{}', false, '{}')
       returning id`,
      [slug, category],
    );
  const state = (key: string) =>
    database.query(
      "insert into fact_history (listing_id, key, changed_by) select id, $1, 'desk' from listings limit 1",
      [key],
    );
  for (const [at, { sql }] of migrations.entries()) {
    if (at === checks) {
      await ask("WR-1", {});
      // Nothing was chosen: the form lets all of it open.
      await database.query(
        `insert into enquiries (reference, submission_key, name, email, additional_info, services_needed, events)
         values ('WR-2', '2', '', '', '', '{}', '{}')`,
      );
      await list("hall", "venues");
      await state("ctrain");
    }
    for (const statement of sql) await database.exec(statement);
  }
  await ask("WR-3", {});
  await expect(ask("WR-4", { budget: "a goat" })).rejects.toThrow("enquiries_budget_known");
  await expect(ask("WR-5", { services: "Fireworks" })).rejects.toThrow("enquiries_services_needed_known");
  await expect(ask("WR-6", { asks: "moonlight" })).rejects.toThrow("enquiries_asks_known");
  await expect(list("stars", "astrologers")).rejects.toThrow("listings_category_known");
  await expect(state("moonlight")).rejects.toThrow("fact_history_key_known");
});

test("what was mailed before mail recorded what it tells counts as told, and what came after mail was off does not", async () => {
  const migrations = readMigrationFiles({ migrationsFolder });
  const told = migrations.findIndex(({ sql }) => sql.join().includes("nobody recorded what mail told"));
  expect(told).toBeGreaterThan(0);
  await using database = new PGlite();
  const fill = `
    insert into enquiries (reference, submission_key, name, email, additional_info, services_needed, events)
      values ('WR-1', '1', '', '', '', '{}', '{}');
    insert into listings (slug, name, category, description, about, offers, tags, services, traditions, languages,
        location, review_count, featured, images, fictional, sample_fields)
      select slug, '', 'venues', '', '{}', '{}', '{}', '{}', '{}', '{}', '', 0, false, '{}', false, '{}'
      from unnest(array['on', 'off', 'answered', 'by-hand', 'waits', 'retried', 'told-later', 'overtaken']) slug;
    insert into listing_contacts (listing_id, email, muted_at)
      select id, slug || '@hall.ca', case when slug in ('off', 'told-later') then now() - interval '2 days' end
      from listings where slug <> 'by-hand';
    insert into enquiry_recipients (enquiry_id, listing_id, mailed_at, newest_told)
      select 1, id, case when slug <> 'by-hand' then now() - interval '5 days' end,
        case slug when 'answered' then 0 when 'told-later' then 3 end
      from listings;
    insert into enquiry_messages (enquiry_id, kind, text, submission_key, created_at, listing_id) values
      (1, 'message', '', '1', now() - interval '3 days', null),
      (1, 'message', '', '2', now() - interval '1 day', null),
      (1, 'message', '', '3', now() - interval '1 day', (select id from listings where slug = 'told-later')),
      (1, 'withdrawal', '', '4', now() - interval '1 hour', null);
    insert into mails (kind, recipient, enquiry_id, listing_id, message_id, status)
      select 'enquiry-to-vendor', '', 1, id, null::integer, case slug when 'waits' then 'waiting' else 'sent' end
        from listings where slug <> 'by-hand'
      union all select 'message-to-vendor', '', 1, id, 2, 'waiting' from listings where slug = 'retried'
      union all select 'message-to-vendor', '', 1, id, 1, 'waiting' from listings where slug = 'overtaken'
      union all select 'message-to-vendor', '', 1, id, 2, 'sent' from listings where slug = 'overtaken';`;
  // Later migrations tell more.
  for (const [at, { sql }] of migrations.slice(0, told + 1).entries()) {
    if (at === told) await database.exec(fill);
    for (const statement of sql) await database.exec(statement);
  }
  const { rows } = await database.query(
    "select slug, newest_told from enquiry_recipients join listings on id = listing_id order by id",
  );
  expect(rows).toEqual([
    { slug: "on", newest_told: 2 },
    { slug: "off", newest_told: 1 },
    { slug: "answered", newest_told: 2 },
    { slug: "by-hand", newest_told: null },
    { slug: "waits", newest_told: null },
    { slug: "retried", newest_told: 1 },
    { slug: "told-later", newest_told: 3 },
    { slug: "overtaken", newest_told: 0 },
  ]);
});

test("withdrawals of before they were passed on count as told, where the business knew of the enquiry", async () => {
  const migrations = readMigrationFiles({ migrationsFolder });
  const told = migrations.findIndex(({ sql }) => sql.join().includes("told of a withdrawal"));
  expect(told).toBeGreaterThan(0);
  await using database = new PGlite();
  const fill = `
    insert into enquiries (reference, submission_key, name, email, additional_info, services_needed, events)
      select 'WR-' || id, id, '', '', '', '{}', '{}' from generate_series(1, 2) id;
    insert into listings (slug, name, category, description, about, offers, tags, services, traditions, languages,
        location, review_count, featured, images, fictional, sample_fields)
      select slug, '', 'venues', '', '{}', '{}', '{}', '{}', '{}', '{}', '', 0, false, '{}', false, '{}'
      from unnest(array['by-hand', 'mail-waits', 'never-heard']) slug;
    insert into enquiry_recipients (enquiry_id, listing_id, newest_told)
      select enquiry, id, case when slug <> 'never-heard' then 0 end from listings, generate_series(1, 2) enquiry;
    insert into enquiry_messages (enquiry_id, kind, text, submission_key) values
      (1, 'message', '', '1'), (2, 'message', '', '2'), (1, 'withdrawal', '', '3');
    insert into mails (kind, recipient, enquiry_id, listing_id, message_id, status)
      select 'message-to-vendor', '', 1, id, 3, 'waiting' from listings where slug = 'mail-waits';`;
  for (const [at, { sql }] of migrations.entries()) {
    if (at === told) await database.exec(fill);
    for (const statement of sql) await database.exec(statement);
  }
  const { rows } = await database.query(
    "select enquiry_id, slug, newest_told from enquiry_recipients join listings on id = listing_id order by 1, id",
  );
  expect(rows).toEqual([
    { enquiry_id: 1, slug: "by-hand", newest_told: 3 },
    { enquiry_id: 1, slug: "mail-waits", newest_told: 0 },
    { enquiry_id: 1, slug: "never-heard", newest_told: null },
    { enquiry_id: 2, slug: "by-hand", newest_told: 0 },
    { enquiry_id: 2, slug: "mail-waits", newest_told: 0 },
    { enquiry_id: 2, slug: "never-heard", newest_told: null },
  ]);
});
