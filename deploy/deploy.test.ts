import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

import { openDatabase } from "#database/open-database.ts";
import { readSettings, settingNames } from "#server/environment.ts";
import { maxPictureUploadBytes } from "#server/picture-uploads.ts";
import { rateLimits } from "#server/rate-limits.ts";
import { createMetrics } from "#server/observability/metrics.ts";
import { missingTool } from "#test-support/missing-tool.ts";
import { removeFolder, temporaryFolder } from "#test-support/temporary-folder.ts";
import { inProject } from "#test-support/project-folder.ts";

import { findOnPath } from "../tooling/find-program.mjs";
import { findOrUnpackProgram } from "../tooling/unpack-debian-program.mjs";

const read = (path: string) => readFileSync(inProject(path), "utf8");

const service = z.looseObject({
  image: z.string(),
  environment: z.record(z.string(), z.string()),
  entrypoint: z.array(z.string()).optional(),
  healthcheck: z.looseObject({ test: z.array(z.string()) }).optional(),
  stop_grace_period: z.string().optional(),
  volumes: z.array(z.string()).optional(),
});

const compose = z
  .looseObject({
    services: z.record(z.string(), service),
    volumes: z.record(z.string(), z.unknown()),
  })
  .parse(parse(read("deploy/compose.yaml"), { merge: true }));

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

/** Volumes of a service by the folder where it finds them. */
const mountedIn = (name: string): Record<string, string> =>
  Object.fromEntries(
    (compose.services[name]?.volumes ?? []).map((volume) => {
      const [source = "", folder = ""] = volume.split(":");
      return [folder, source];
    }),
  );

test("nodes share the volume of assets, and the desk has the backups that are made each night", () => {
  for (const node of nodes)
    expect(mountedIn(node)[compose.services[node]?.environment.ASSETS_DIR ?? ""]).toBe("assets");
  expect(mountedIn("backup")[compose.services.backup?.environment.BACKUP_DIR ?? ""]).toBe("backups");
  expect(Object.values(mountedIn("desk"))).toContain("backups");
  // As the user that the image runs as: Docker gives a new volume the owner of the folder it is mounted in.
  const [, made = "", owned = ""] =
    /mkdir ([\w/ ]+) && chown node ([\w/ ]+)/.exec(read("deploy/Dockerfile")) ?? [];
  const folders = [...Object.keys(mountedIn("site-1")), ...Object.keys(mountedIn("backup"))];
  expect(made.trim().split(" ")).toEqual(expect.arrayContaining([...folders, "/data"]));
  expect(owned).toBe(made);
});

test("compose asks for health at the site's port, and runs programs that are in the image", () => {
  const { PORT = "" } = compose.services["site-1"]?.environment ?? {};
  for (const node of nodes)
    expect(compose.services[node]?.healthcheck?.test.join(" ")).toContain(`:${PORT}/readyz`);
  const ignored = read("deploy/Dockerfile.dockerignore").split("\n");
  const ours = Object.values(compose.services).filter(({ image }) => image === "wild-rose-weddings");
  const programs = ours.flatMap(
    ({ entrypoint = [] }) => entrypoint.join(" ").match(/\w+\/[\w-]+\.\w+/g) ?? [],
  );
  expect(programs).toEqual(expect.arrayContaining(["desk/main.ts", "deploy/backup.sh"]));
  for (const program of programs) {
    expect(existsSync(inProject(program)), program).toBe(true);
    expect(ignored.filter((path) => path !== "" && program.startsWith(path))).toEqual([]);
  }
});

test("Caddy asks the nodes of compose, at their port and their readiness", () => {
  const caddyfile = read("deploy/Caddyfile");
  const [, upstreams = ""] = /reverse_proxy ([^{]+)\{/.exec(caddyfile) ?? [];
  const port = compose.services["site-1"]?.environment.PORT;
  expect(upstreams.trim().split(" ")).toEqual(nodes.map((node) => `${node}:${port}`));
  expect(caddyfile).toContain("health_uri /readyz");
});

test("compose passes every setting on, but those that are the machine's own", () => {
  const passed = Object.keys(compose.services["site-1"]?.environment ?? {});
  expect(settingNames.filter((name) => !passed.includes(name))).toEqual([]);
  expect(compose.services.desk?.environment).toEqual(compose.services["site-1"]?.environment);
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

test("the alerts do as their tests say, the first failure included (promtool)", async (context) => {
  const promtool = await findOrUnpackProgram("promtool", "prometheus", "usr/bin/promtool");
  if (promtool === null) return missingTool(context, "promtool was not found");
  const done = await runTool(promtool, ["test", "rules", inProject("deploy/alerts.test.yaml")]);
  expect(done.exitCode, done.said).toBe(0);
  const checked = await runTool(promtool, ["check", "rules", inProject("deploy/alerts.yaml")]);
  expect(checked.exitCode, checked.said).toBe(0);
});

test("the series of the forms are there before the first failure", async () => {
  const { database, pool, close } = await openDatabase({
    databaseUrl: "postgres://nobody@127.0.0.1:1/none",
    dataDir: "",
  });
  const { text } = await createMetrics({ database, pool }).write();
  await close();
  for (const route of ["/enquiries", "/planning"])
    expect(text).toContain(
      `wedding_http_request_seconds_count{method="POST",route="${route}",status="500"} 0`,
    );
  expect(text).not.toMatch(/^wedding_backup_age_seconds /m);
});

test("nginx takes its configuration (nginx -t)", async (context) => {
  const nginx = await findOrUnpackProgram("nginx", "nginx", "usr/sbin/nginx");
  const openssl = findOnPath("openssl");
  if (nginx === null || openssl === undefined) return missingTool(context, "nginx or openssl was not found");
  const folder = temporaryFolder("nginx");
  const [certificate, key] = [join(folder, "fullchain.pem"), join(folder, "privkey.pem")];
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=weddings", "-days", "2"];
  await runTool(openssl, [...request, "-keyout", key, "-out", certificate]);
  const site = read("deploy/nginx.conf")
    .replaceAll("/etc/ssl/weddings/fullchain.pem", certificate)
    .replaceAll("/etc/ssl/weddings/privkey.pem", key)
    .replaceAll("/var/log/nginx", folder);
  const main = join(folder, "nginx.conf");
  writeFileSync(
    main,
    `pid ${folder}/pid; error_log ${folder}/main.log; events {} http { access_log off; ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}\n${site}\n}`,
  );
  const done = await runTool(nginx, ["-t", "-q", "-c", main, "-e", join(folder, "start.log")]);
  expect(done.said).toBe("");
  expect(done.exitCode).toBe(0);
  removeFolder(folder);
});

const units = readdirSync(inProject("deploy/systemd"));

test("systemd takes the units (systemd-analyze verify)", async (context) => {
  const systemd = await findOrUnpackProgram("systemd-analyze", "systemd", "usr/bin/systemd-analyze");
  if (systemd === null) return missingTool(context, "systemd-analyze was not found");
  const folder = temporaryFolder("systemd");
  const place = (path: string, text: string, mode = 0o755) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text, { mode });
  };
  for (const unit of units) place(`etc/systemd/system/${unit}`, read(`deploy/systemd/${unit}`), 0o644);
  for (const script of ["backup.sh", "copy-backups.sh"])
    place(`opt/wild-rose/deploy/${script}`, read(`deploy/${script}`));
  for (const program of ["opt/wild-rose/bin/node", "bin/sh", "bin/systemctl"]) place(program, "#!/bin/sh\n");
  const verify = () =>
    runTool(systemd, [
      "verify",
      `--root=${folder}`,
      "--man=no",
      "--recursive-errors=no",
      ...units.map((unit) => join(folder, "etc/systemd/system", unit)),
    ]);
  expect(await verify()).toEqual({ exitCode: 0, said: "" });
  // It would say so.
  place(
    "etc/systemd/system/wild-rose.service",
    read("deploy/systemd/wild-rose.service").replace("Restart=always", "Restrat=always"),
  );
  expect((await verify()).said).toContain("Restrat");
  removeFolder(folder);
});

test("the settings of the example for systemd exist, are read by the site, and hide the samples", () => {
  const lines = read("deploy/wild-rose.env").split("\n");
  const set = lines.flatMap((line) => {
    const [, name = "", value = ""] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
    return name === "" ? [] : [[name, value] as const];
  });
  const named = lines.flatMap((line) => /^(?:# )?([A-Z_]+)=/.exec(line)?.[1] ?? []);
  const ofScripts = ["BACKUP_COPY", "BACKUPS_KEPT"];
  expect(named.filter((name) => ![...settingNames, ...ofScripts].includes(name))).toEqual([]);
  expect(readSettings(Object.fromEntries(set))).toMatchObject({
    samples: false,
    replyPromise: false,
    trustProxy: true,
    siteUrl: "https://weddings.example.com",
  });
  for (const name of ofScripts) expect(read("docs/operations.md")).toContain(name);
});

test("a backup is made, the newest are kept, and nothing is deleted where none could be made", async () => {
  const folder = temporaryFolder("backups");
  const [root, backups] = [join(folder, "site"), join(folder, "backups")];
  for (const each of [join(root, "deploy"), join(root, "bin"), backups]) mkdirSync(each, { recursive: true });
  writeFileSync(join(root, "deploy/backup.sh"), read("deploy/backup.sh"), { mode: 0o755 });
  const desk = (script: string) =>
    writeFileSync(join(root, "bin/node"), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const old = ["01", "02", "03"].map((day) => `weddings-2026-11-${day}T092000Z.backup`);
  for (const name of [...old, "erasures.json", "notes.txt"]) writeFileSync(join(backups, name), "");
  const run = () =>
    runTool(join(root, "deploy/backup.sh"), [], {
      BACKUP_DIR: backups,
      BACKUPS_KEPT: "2",
      PATH: process.env.PATH ?? "",
    });
  desk("exit 1");
  expect((await run()).exitCode).not.toBe(0);
  expect(readdirSync(backups)).toHaveLength(5);
  desk('[ "$2" = backup ] && echo saved > "$3"');
  expect(await run()).toEqual({ exitCode: 0, said: "" });
  const left = readdirSync(backups).filter((name) => name.startsWith("weddings-"));
  expect(readdirSync(backups)).toEqual(expect.arrayContaining(["erasures.json", "notes.txt"]));
  expect(left).toEqual([old[2], expect.stringMatching(/^weddings-20\d\d-.*\.backup$/)]);
  removeFolder(folder);
});

/** Runs a program to its end; `said` is both its outputs. */
async function runTool(program: string, words: string[], env?: Record<string, string>) {
  return new Promise<{ exitCode: number; said: string }>((resolve) => {
    execFile(program, words, env === undefined ? {} : { env }, (error, stdout, stderr) =>
      resolve({ exitCode: error === null ? 0 : Number(error.code ?? 1), said: `${stdout}${stderr}`.trim() }),
    );
  });
}

/** The blocks of a configuration that begin with a word, without comments. */
function blocksOf(text: string, begin: string): string[] {
  const bare = text.replaceAll(/^\s*#.*$/gm, "");
  return bare
    .split(new RegExp(`^${begin} \\{$`, "m"))
    .slice(1)
    .map((rest) => rest.split(/^\}$/m)[0] ?? "");
}

test("nginx and the manual let through what the site takes: what is too much, the site says in words", () => {
  const megabyte = 1024 * 1024;
  const [, allowed = "0"] = /client_max_body_size (\d+)m;/.exec(read("deploy/nginx.conf")) ?? [];
  expect(Number(allowed) * megabyte).toBeGreaterThan(maxPictureUploadBytes);
  const [, advised = "0"] = /A proxy must let (\d+) MB through/.exec(read("docs/operations.md")) ?? [];
  expect(Number(advised) * megabyte).toBeGreaterThan(maxPictureUploadBytes);
});

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
  expect(masked("/w/asha-and-ben/7kq2-m9xa-04tz?lang=pa")).toBe("/w/***?lang=pa");
  expect(masked("/w/asha-and-ben.data")).toBe("/w/***.data");
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
