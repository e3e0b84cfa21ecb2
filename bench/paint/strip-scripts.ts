const attribute = (name: string, value: string) =>
  new RegExp(`\\s${name}\\s*=\\s*["']?${value}["'\\s/>]`, "i");
const [isModulePreload, isPreload, isForScript] = [
  attribute("rel", "modulepreload"),
  attribute("rel", "preload"),
  attribute("as", "script"),
];

/**
 * A page without any script: neither its elements, inline data included, nor what fetches scripts
 * ahead. All else stays as it is, down to the byte.
 * @param html as our own pages have it: no '>' within an attribute
 */
export function stripScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script\s*>/gi, "")
    .replaceAll(/<link\b[^>]*>/gi, (link) =>
      isModulePreload.test(link) || (isPreload.test(link) && isForScript.test(link)) ? "" : link,
    );
}

/** A Link header without what fetches scripts ahead; null when nothing is left. */
export function stripScriptLinks(header: string): string | null {
  const kept = header
    .split(/,(?=\s*<)/)
    .filter((link) => !/rel="?modulepreload/i.test(link) && !/as="?script/i.test(link))
    .map((link) => link.trim());
  return kept.length > 0 ? kept.join(", ") : null;
}
