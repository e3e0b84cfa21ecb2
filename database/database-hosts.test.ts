import { expect, test } from "vitest";

import { databaseServers, readDatabaseUrls } from "./database-hosts.ts";

test("a connection string with several servers is one for each, in their order", () => {
  expect(
    readDatabaseUrls(
      "postgres://roses:th%40rn@one:5432,[::1]:5433,two/roses?sslmode=require&target_session_attrs=read-write",
    ).urls,
  ).toEqual([
    "postgres://roses:th%40rn@one:5432/roses?sslmode=require",
    "postgres://roses:th%40rn@[::1]:5433/roses?sslmode=require",
    "postgres://roses:th%40rn@two/roses?sslmode=require",
  ]);
  expect(readDatabaseUrls("postgresql://localhost/roses").urls).toEqual(["postgresql://localhost/roses"]);
  // A socket has no host in the address.
  expect(readDatabaseUrls("postgres:///roses?host=/run/postgresql").urls).toHaveLength(1);
});

test("where no server takes changes it is said of each why, without its password", async () => {
  const { urls } = readDatabaseUrls("postgres://roses:thorn@127.0.0.1:1,127.0.0.1:2/roses");
  const failed = databaseServers(urls ?? [])
    .primary()
    .catch((error: unknown) => String(error));
  expect(await failed).toMatch(/takes changes \(127\.0\.0\.1:1: .*; 127\.0\.0\.1:2: .*\)$/);
  expect(await failed).not.toContain("thorn");
});
