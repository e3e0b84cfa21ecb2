import { existsSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

import { openDatabase } from "#database/open-database.ts";
import { readSettings, settingNames } from "#server/environment.ts";
import { createMetrics } from "#server/watch/metrics.ts";
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

test("the image is built without a script of a package, and runs the Node whose hash is recorded", () => {
  const [build = "", image = ""] = read("deploy/Dockerfile")
    .split(/^FROM .*$/m)
    .slice(1);
  expect(build).toContain("RUN node scripts/install.mjs");
  expect(build).toContain("npm prune --omit=dev --ignore-scripts");
  expect(image).toContain("ln -sf /site/node_modules/node-linux-*/bin/node /usr/local/bin/node");
  expect(read(".npmrc")).toContain("ignore-scripts=true\n");
});
