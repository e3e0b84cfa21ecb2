import { sql } from "drizzle-orm";

import { readCatalogue } from "#content/catalogue/catalogue.ts";
import type { Database } from "#database/database.ts";
import { loadCatalogue } from "#database/load-catalogue.ts";

/** The rows of the loaded catalogue, outside of what tests empty. */
const copies = "catalogue_copies";

/**
 * Fills an empty test database with the whole catalogue. The first time it is loaded as at the start of a
 * site, and copied; from then on the copies come back, which takes a thirtieth of the time.
 */
export async function fillCatalogue(database: Database): Promise<void> {
  const { rows } = await database.execute(sql`select 1 from pg_namespace where nspname = ${copies}`);
  if (rows.length > 0) return restore(database);
  await loadCatalogue(database, readCatalogue());
  await copy(database);
}

async function copy(database: Database): Promise<void> {
  await database.execute(`
    do $$ declare name text; isFilled boolean; begin
      create schema ${copies};
      for name in select tablename from pg_tables where schemaname = 'public' loop
        execute format('select exists (select from public.%I)', name) into isFilled;
        if isFilled then execute format('create table ${copies}.%I as table public.%I', name, name); end if;
      end loop;
      create table ${copies}.sequences as
        select format('public.%I', sequencename) as sequence, last_value as value
          from pg_sequences where schemaname = 'public' and last_value is not null;
    end $$`);
}

async function restore(database: Database): Promise<void> {
  await database.execute(`
    do $$ declare name text; begin
      set local session_replication_role = replica; -- rows come in any order
      for name in select tablename from pg_tables where schemaname = '${copies}' and tablename <> 'sequences' loop
        execute format('insert into public.%I overriding system value table ${copies}.%I', name, name);
      end loop;
      perform setval(sequence::regclass, value) from ${copies}.sequences;
    end $$`);
}
