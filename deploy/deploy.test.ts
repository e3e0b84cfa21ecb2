import { existsSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

import { openDatabase } from "#database/open-database.ts";
import { readSettings, settingNames } from "#server/environment.ts";
import { rateLimits } from "#server/rate-limits.ts";
import { createMetrics } from "#server/observability/metrics.ts";
import { inProject } from "#test-support/project-folder.ts";

const read = (path: string) => readFileSync(inProject(path), "utf8");

const service = z.looseObject({
  environment: z.record(z.string(), z.string()),
  stop_grace_period: z.string().optional(),
  volumes: z.array(z.string()).optional(),
});

const compose = z
  .looseObject({
    services: z.record(z.string(), service),
    volumes: z.record(z.string(), z.unknown()),
  })
  .parse(parse(read("deploy/compose.yaml")));

/** Names that a text wants from the environment of compose. */
const wantedFrom = (text: string) => [...text.matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name]) => name);

const nodes = ["site-1", "site-2"];

test.each(nodes)("the settings of %s exist, and the site takes them", (name) => {
  const environment = compose.services[name]?.environment ?? {};
  expect(Object.keys(environment).filter((setting) => !settingNames.includes(setting))).toEqual([]);
  const filledIn: Record<string, string> = {
    POSTGRES_PASSWORD: "0a1b2c",
    SITE_HOST: "weddings.ca",
    SITE_SECRET: "a secret of thirty-two characters",
    SMTP_URL: "smtps://user:password@mail.weddings.ca:465",
    POSTAL_ADDRESS: "1 Rose Way, Calgary",
  };
  const settings = readSettings(
    Object.fromEntries(
      Object.entries(environment).map(([setting, value]) => [
        setting,
        value
          .replace(/\$\{[A-Z_]+:-([^}]*)\}/g, "$1")
          .replace(/\$\{([A-Z_]+):\?[^}]*\}/g, (_, wanted: string) => filledIn[wanted] ?? "team@weddings.ca"),
      ]),
    ),
  );
  expect(settings).toMatchObject({
    databaseUrl: "postgres://weddings:0a1b2c@postgres:5432/weddings",
    siteUrl: "https://weddings.ca",
    trustProxy: true,
  });
  expect(Number.parseInt(compose.services[name]?.stop_grace_period ?? "0", 10)).toBeGreaterThan(
    // Requests under way may take twenty seconds, mails five.
    settings.drainSeconds + 25,
  );
});

test("what compose wants filled in stands in the example, and nothing else does", () => {
  const example = [...read("deploy/example.env").matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(new Set(example)).toEqual(new Set(wantedFrom(read("deploy/compose.yaml"))));
});

test("volumes that services use are declared, and files that they mount are there", () => {
  const mounted = Object.values(compose.services).flatMap(({ volumes = [] }) =>
    volumes.map((volume) => volume.split(":")[0] ?? ""),
  );
  for (const source of mounted)
    if (source.startsWith("./")) expect(existsSync(inProject(`deploy/${source}`)), source).toBe(true);
    else expect(Object.keys(compose.volumes)).toContain(source);
});

test("Caddy asks the nodes of compose, at their port and their readiness", () => {
  const caddyfile = read("deploy/Caddyfile");
  const [, upstreams = ""] = /reverse_proxy ([^{]+)\{/.exec(caddyfile) ?? [];
  const port = compose.services["site-1"]?.environment.PORT;
  expect(upstreams.trim().split(" ")).toEqual(nodes.map((node) => `${node}:${port}`));
  expect(caddyfile).toContain("health_uri /readyz");
});

test("every setting stands in the README, and the README has no other", () => {
  const table = read("README.md").split("## Settings")[1]?.split("\n## ")[0] ?? "";
  const listed = [...table.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name);
  expect(new Set(listed)).toEqual(new Set(settingNames));
});

test("alerts and docs/operations.md speak of metrics that the site has", async () => {
  const { database, pool, close } = await openDatabase({
    databaseUrl: "postgres://nobody@127.0.0.1:1/none",
    dataDir: "",
  });
  const { text } = await createMetrics({ database, pool }).write();
  await close();
  const known = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name ?? "");
  const rules = z
    .object({
      groups: z.array(z.object({ rules: z.array(z.looseObject({ alert: z.string(), expr: z.string() })) })),
    })
    .parse(parse(read("deploy/alerts.yaml")))
    .groups.flatMap((group) => group.rules);
  expect(rules.length).toBeGreaterThan(5);
  const spokenOf = [...rules.map(({ expr }) => expr), read("docs/operations.md")].flatMap((words) =>
    [...words.matchAll(/\b(?:wedding|process|nodejs)_[a-z0-9_]+/g)].map(([name]) => name),
  );
  const unknown = spokenOf.filter((name) => !known.includes(name.replace(/_(?:count|bucket|sum)$/, "")));
  expect(unknown).toEqual([]);
  for (const { alert } of rules) expect(read("docs/operations.md")).toContain(`\`${alert}\``);
});

/** The blocks of a configuration that begin with a word, without comments. */
function blocksOf(text: string, begin: string): string[] {
  const bare = text.replaceAll(/^\s*#.*$/gm, "");
  return bare
    .split(new RegExp(`^${begin} \\{$`, "m"))
    .slice(1)
    .map((rest) => rest.split(/^\}$/m)[0] ?? "");
}

test("no server of nginx writes a key into a log, be it of errors", () => {
  const servers = blocksOf(read("deploy/nginx.conf"), "server");
  expect(servers).toHaveLength(2);
  for (const server of servers) {
    expect([...server.matchAll(/\baccess_log (.*);/g)].map(([, log = ""]) => log)).toEqual([
      expect.stringMatching(/^off$| without_keys$/),
    ]);
    // Whatever is less than an emergency comes with the line of the request.
    expect([...server.matchAll(/\berror_log (.*);/g)].map(([, log = ""]) => log)).toEqual([
      expect.stringMatching(/ emerg$/),
    ]);
  }
});

test("nginx masks keys and codes in the addresses that it logs", () => {
  const [map = ""] = blocksOf(read("deploy/nginx.conf"), String.raw`map \$request_uri \$uri_without_key`);
  const rules = [...map.matchAll(/"~([^"]+)" "([^"]+)";/g)].map(([, pattern = "", written = ""]) => ({
    pattern: new RegExp(pattern),
    written: written.replaceAll(/\$(\w+)/g, "$<$1>"),
  }));
  const masked = (uri: string) => {
    const rule = rules.find(({ pattern }) => pattern.test(uri));
    return rule === undefined ? uri : uri.replace(rule.pattern, rule.written);
  };
  const key = "AbCdEfGhIjKlMnOpQrStUvWxYz0";
  expect(masked(`/plans/${key}/budget?theme=indian`)).toBe("/plans/***/budget?theme=indian");
  expect(masked(`/calendars/${key}/wedding.ics`)).toBe("/calendars/***/wedding.ics");
  expect(masked(`/plans/${key}.data`)).toBe("/plans/***.data");
  expect(masked("/rsvp/7kq2-m9xa-04tz?theme=indian")).toBe("/rsvp/***?theme=indian");
  expect(masked("/venues?guests=200")).toBe("/venues?guests=200");
});

test("nginx counts the connections of an address, in the zone that it has for them", () => {
  const text = read("deploy/nginx.conf");
  const [, zone = ""] = /limit_conn_zone \$counted_address zone=(\w+):/.exec(text) ?? [];
  const [, site = ""] = blocksOf(text, "server");
  const [, counted, most] = /\blimit_conn (\w+) (\d+);/.exec(site) ?? [];
  expect(counted).toBe(zone);
  // A family may have all its plans open, and pages beside them.
  expect(Number(most)).toBeGreaterThan(rateLimits.plans.open);
});

test("Caddy writes neither addresses nor headers of requests into its log", () => {
  const [options = ""] = read("deploy/Caddyfile")
    .replaceAll(/^\s*#.*$/gm, "")
    .split(/^\}$/m);
  expect(options.trim()).toMatch(/^\{\s*log \{\s*format filter \{/);
  expect(options).toMatch(/request>uri delete\s/);
  expect(options).toMatch(/request>headers delete\s/);
});

test("the image is built without a script of a package, and runs the Node whose hash is recorded", () => {
  const [build = "", image = ""] = read("deploy/Dockerfile")
    .split(/^FROM .*$/m)
    .slice(1);
  expect(build).toContain("RUN node scripts/install.mjs");
  expect(build).toContain("npm uninstall --no-save --omit=dev --ignore-scripts");
  expect(image).toContain("ln -sf /site/node_modules/node-linux-*/bin/node /usr/local/bin/node");
  expect(read(".npmrc")).toContain("ignore-scripts=true\n");
});
