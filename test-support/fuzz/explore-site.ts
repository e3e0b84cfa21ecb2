import type { Hono } from "hono";
import { matchRoutes, type RouteObject } from "react-router";

import { planRoles } from "#app/plan/document/parts-and-roles.ts";
import { allowedMethods, buildRouteTree, type RouteTable } from "#server/allowed-methods.ts";

import { origin } from "./send-request.ts";
import { scriptOnlyFields } from "./valid-form.ts";
import { parsePage, type ParsedField, type PageForm } from "./read-page.ts";

/** Where a form is posted to, and the pattern of that address. */
export type DiscoveredForm = PageForm & { pattern: string };

/** What a fuzz run knows of a site: real addresses of every route, and the forms on its pages. */
export type KnownSite = {
  /** By the pattern of the route. */
  addresses: Map<string, string[]>;
  forms: DiscoveredForm[];
  /** Patterns of routes that take a form. */
  takingForms: string[];
};

/** Pages whose form scripts send elsewhere, with the same fields. */
const forScripts: Readonly<Record<string, string>> = {
  "/planning": "/enquiries",
  "/claim": "/claims",
  "/vendors/apply": "/applications",
  "/something-wrong": "/corrections",
  "/vendors/suggest": "/suggestions",
};

const field = (name: string, type: string, options: string[] = []) => ({ name, type, value: "", options });

/** Forms that only scripts show, by the route that takes them. */
const shownByScripts: Readonly<Record<string, ParsedField[]>> = {
  "/plans/:key/:tool?": [
    field("what", "select", ["mail", "rotate", "delete"]),
    field("role", "select", [...planRoles]),
    field("email", "email"),
    field("sure", "select", ["yes", ""]),
  ],
  "/plans/:key/photographs": [
    field("what", "select", ["add"]),
    field("photograph", "file"),
    field("alt", "text"),
  ],
};

const mostOfOne = 5;

/** The patterns of all routes that answer something, such as '/vendors/:id'. */
function routePatterns(routes: readonly RouteObject[], above = ""): string[] {
  return routes.flatMap(({ path = "", children = [] }) => {
    const own = [above, path].filter(Boolean).join("/");
    return children.length === 0 ? [`/${own}`] : routePatterns(children, own);
  });
}

/** The pattern of the route that answers an address. */
function patternOf(routes: RouteObject[], address: string): string {
  const { pathname } = new URL(origin + address);
  const matched = matchRoutes(routes, pathname) ?? [];
  return `/${matched
    .map(({ route }) => route.path ?? "")
    .filter(Boolean)
    .join("/")}`;
}

/**
 * Gets to know a site as a visitor does who follows every link: from all routes that have no parameter,
 * the sitemap and some addresses that nobody finds by links. So a new route is known by itself.
 */
export async function exploreSite(
  app: Hono,
  table: RouteTable,
  notLinked: readonly string[],
): Promise<KnownSite> {
  const routes = buildRouteTree(table, undefined);
  const addresses = new Map<string, string[]>(routePatterns(routes).map((pattern) => [pattern, []]));
  const forms = new Map<string, DiscoveredForm>();
  const waiting = [...addresses.keys()]
    .map((pattern) => pattern.replace(/\/:\w+\?/g, ""))
    .concat(notLinked)
    .filter((address) => !/[:*]/.test(address));
  const seen = new Set<string>();
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const known = addresses.get(patternOf(routes, address));
    if (seen.has(address) || known === undefined || known.length >= mostOfOne) continue;
    seen.add(address);
    const found = await open(app, address);
    if (found === null) continue;
    known.push(address);
    waiting.push(...found.links);
    for (const form of found.forms.flatMap(bothWays)) {
      const fields = form.fields.map(({ name, value }) => `${name}=${value}`);
      forms.set(`${form.action} ${fields.join()}`, { ...form, pattern: patternOf(routes, form.action) });
    }
  }
  for (const [pattern, fields] of Object.entries(shownByScripts))
    for (const action of addresses.get(pattern) ?? [])
      forms.set(action, {
        action,
        pattern,
        isMultipart: fields.some(({ type }) => type === "file"),
        fields,
      });
  const takingForms = [...addresses]
    .filter(([, [address = ""]]) =>
      allowedMethods(table, new URL(origin + address).pathname).includes("POST"),
    )
    .map(([pattern]) => pattern);
  return { addresses, forms: [...forms.values()], takingForms };
}

/** @returns null for what is not there */
async function open(app: Hono, address: string): Promise<{ links: string[]; forms: PageForm[] } | null> {
  const answer = await app.request(origin + address);
  const text = await answer.text();
  // One that only takes forms is there too, and so is one that leads elsewhere.
  if (answer.status === 405)
    return { links: [], forms: [{ action: address, isMultipart: false, fields: scriptOnlyFields }] };
  if (answer.status >= 400) return null;
  if (!answer.headers.get("Content-Type")?.startsWith("text/html"))
    return { links: namedIn(text), forms: [] };
  const { forms, links } = parsePage(text, origin, address);
  return { forms, links: [...forms.map(({ action }) => action), ...links] };
}

/** A form as the page posts it, and as its scripts do. */
function bothWays(form: PageForm): PageForm[] {
  const action = forScripts[new URL(origin + form.action).pathname];
  return action === undefined ? [form] : [form, { ...form, action }];
}

/** The addresses that a sitemap, or an index of sitemaps, names. */
const namedIn = (xml: string) =>
  [...xml.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path = ""]) => path);
