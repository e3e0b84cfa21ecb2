const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

/**
 * What a browser without scripts would send if somebody pressed the button of the form right away:
 * the values of each field, by name.
 * @param html a page as React renders it, with one form that posts
 * @throws Error when the page has no such form
 */
export function readFormValues(html: string): Record<string, string[]> {
  const form = /<form[^>]* method="post"[\s\S]*?<\/form>/.exec(html)?.[0];
  if (form === undefined) throw new Error("The page has no form that posts.");
  const fields: Record<string, string[]> = {};
  const add = (attributes: string, value: string) =>
    (fields[attribute(attributes, "name") ?? ""] ??= []).push(value);

  for (const [input] of form.matchAll(/<input\b[^>]*>/g)) {
    const isTicked = attribute(input, "type") !== "checkbox" || attribute(input, "checked") !== null;
    if (isTicked) add(input, attribute(input, "value") ?? "");
  }
  for (const [, attributes = "", text = ""] of form.matchAll(/<textarea\b([^>]*)>([\s\S]*?)<\/textarea>/g))
    add(attributes, decode(text.replace(/^\n/, "")));
  for (const [, attributes = "", options = ""] of form.matchAll(/<select\b([^>]*)>([\s\S]*?)<\/select>/g)) {
    const chosen = /<option[^>]* selected=""[^>]*>/.exec(options) ?? /<option[^>]*>/.exec(options);
    add(attributes, attribute(chosen?.[0] ?? "", "value") ?? "");
  }
  return fields;
}

function attribute(attributes: string, name: string): string | null {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
  return value === undefined ? null : decode(value);
}

function decode(text: string): string {
  return text.replace(/&([a-z]+|#x?\w+);/g, (whole, name: string) => entities[name] ?? whole);
}
