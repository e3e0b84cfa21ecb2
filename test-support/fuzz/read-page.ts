import { compileFunction } from "node:vm";

import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes as Tree } from "parse5";

import { deferredModule } from "#app/site/frame/start-scripts.ts";

import { injectedName } from "./hostile-texts.ts";

type Element = Tree.Element;

/** Every element of a page, in the order in which they stand there; those of templates too. */
function* elementsBelow(node: Tree.Node): Generator<Element> {
  if (defaultTreeAdapter.isElementNode(node)) yield node;
  const inside = "content" in node ? node.content : node;
  if ("childNodes" in inside) for (const child of inside.childNodes) yield* elementsBelow(child);
}

const attribute = ({ attrs }: Element, name: string) =>
  attrs.find((attr) => attr.name === name)?.value ?? null;

const textIn = ({ childNodes }: Element) =>
  childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : "")).join("");

/** Letters that a page should not have and that a browser shows as a box: they break nothing around them. */
const onlyLetters =
  /^(control-character|noncharacter|surrogate)-in-input-stream$|^unexpected-null-character$/;

/** What is wrong with a page as a browser would read it: its structure, and whatever is not ours. */
export function pageProblems(html: string): string[] {
  const faults: string[] = [];
  const page = parse(html, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startOffset }) => {
      if (onlyLetters.test(code)) return;
      faults.push(`${code} behind ${html.slice(Math.max(0, startOffset - 60), startOffset + 60)}`);
    },
  });
  for (const element of elementsBelow(page)) faults.push(...faultsOfElement(element));
  return faults;
}

function faultsOfElement(element: Element): string[] {
  const { tagName, attrs } = element;
  const names = [tagName, ...attrs.map(({ name }) => name)];
  const faults = names
    .filter((name) => name.startsWith(injectedName) || (name !== tagName && name.startsWith("on")))
    .map((name) => `somebody's '${name}' in <${tagName}>`);
  for (const name of ["href", "src", "action", "formaction"]) {
    const leads = attribute(element, name) ?? "";
    // As browsers read it, which pass over what is in front of it.
    if (URL.canParse(leads) && ["javascript:", "vbscript:"].includes(new URL(leads).protocol))
      faults.push(`<${tagName} ${name}="${leads.slice(0, 60)}">`);
  }
  if (tagName === "script" && attribute(element, "src") === null) faults.push(...faultsOfScript(element));
  return faults;
}

function faultsOfScript(element: Element): string[] {
  const [type, text] = [attribute(element, "type") ?? "", textIn(element)];
  try {
    if (type.endsWith("json")) JSON.parse(text);
    // The router's module of imports holds nothing of a visitor's, and only a module can have imports.
    else if (type !== deferredModule) compileFunction(text);
    return [];
  } catch (error) {
    return [`a ${type || "script"} that cannot be read (${String(error)}): ${text.slice(0, 200)}`];
  }
}

export type ParsedField = { name: string; type: string; value: string; options: string[] };

export type PageForm = { action: string; isMultipart: boolean; fields: ParsedField[] };

/** The forms of a page that post something, and where its links lead, as paths of the site. */
export function parsePage(
  html: string,
  origin: string,
  page: string,
): { forms: PageForm[]; links: string[] } {
  const [forms, links]: [PageForm[], string[]] = [[], []];
  for (const element of elementsBelow(parse(html))) {
    if (element.tagName === "form" && attribute(element, "method") === "post") {
      const { pathname, search } = new URL(attribute(element, "action") ?? page, origin + page);
      const isMultipart = attribute(element, "enctype") === "multipart/form-data";
      const fields = [...elementsBelow(element)].flatMap(fieldOf);
      forms.push({ action: pathname + search, isMultipart, fields });
    }
    const href = element.tagName === "a" ? attribute(element, "href") : null;
    if (href === null || !URL.canParse(href, origin + page)) continue;
    const url = new URL(href, origin + page);
    if (url.origin === origin) links.push(url.pathname + url.search);
  }
  return { forms, links };
}

function fieldOf(element: Element): ParsedField[] {
  const name = attribute(element, "name");
  if (name === null || name === "") return [];
  const value = attribute(element, "value") ?? "";
  switch (element.tagName) {
    case "input":
      return [{ name, type: attribute(element, "type") ?? "text", value, options: [] }];
    case "button":
      return [{ name, type: "submit", value, options: [] }];
    case "textarea":
      return [{ name, type: "textarea", value: textIn(element).replace(/^\n/, ""), options: [] }];
    case "select": {
      const options = [...elementsBelow(element)].filter(({ tagName }) => tagName === "option");
      const given = options.map((option) => attribute(option, "value") ?? textIn(option));
      return [{ name, type: "select", value: given[0] ?? "", options: given }];
    }
    default:
      return [];
  }
}
