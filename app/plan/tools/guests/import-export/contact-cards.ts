import type { GuestTable } from "./guest-table.ts";

/** Contacts of a telephone (vCard 2.1 to 4.0, RFC 6350) as a table: one household a contact. */
export function readContactCards(text: string): GuestTable {
  const lines = unfold(text);
  const rows: GuestTable["rows"] = [];
  let [pictures, unnamed] = [0, 0];
  let card: { line: number; properties: Property[] } | null = null;
  for (const { line, text: content } of lines) {
    const property = parseProperty(content);
    if (property === null) continue;
    if (property.name === "BEGIN") card = { line, properties: [] };
    else if (property.name === "END" && card !== null) {
      const cells = cellsOf(card.properties);
      if (cells[0] === "") unnamed += 1;
      else rows.push({ line: card.line, cells });
      card = null;
    } else if (/^(PHOTO|LOGO|SOUND|KEY)$/.test(property.name)) pictures += 1;
    else card?.properties.push(property);
  }
  return {
    name: "",
    isTable: false,
    header: ["Household", "Phone", "Email", "Address", "Tags", "Notes"],
    rows,
    remarks: [
      ...(pictures === 0 ? [] : [`Contact pictures aren’t read: ${pictures}.`]),
      ...(unnamed === 0 ? [] : [`Contacts without a name aren’t read: ${unnamed}.`]),
    ],
  };
}

type Property = { name: string; value: string };

/** Lines whose continuations (a space at the beginning, or '=' at the end of quoted-printable) are joined. */
function unfold(text: string): { line: number; text: string }[] {
  const lines: { line: number; text: string }[] = [];
  for (const [at, raw] of text.split(/\r\n|\n|\r/).entries()) {
    const before = lines.at(-1);
    if (before !== undefined && /^[ \t]/.test(raw)) before.text += raw.slice(1);
    else if (before !== undefined && /QUOTED-PRINTABLE/i.test(before.text) && before.text.endsWith("="))
      before.text = before.text.slice(0, -1) + raw;
    else if (raw !== "") lines.push({ line: at + 1, text: raw });
  }
  return lines;
}

function parseProperty(line: string): Property | null {
  const colon = /:(?=(?:[^"]*"[^"]*")*[^"]*$)/.exec(line)?.index;
  if (colon === undefined) return null;
  const [rawName = "", ...parameters] = line.slice(0, colon).split(";");
  const quoted = parameters.some((parameter) => /QUOTED-PRINTABLE/i.test(parameter));
  const value = line.slice(colon + 1);
  return {
    name: rawName.slice(rawName.lastIndexOf(".") + 1).toUpperCase(),
    value: quoted ? decodeQuotedPrintable(value) : value,
  };
}

function cellsOf(properties: readonly Property[]): string[] {
  const all = (name: string) =>
    properties.flatMap((property) => (property.name === name ? [property.value] : []));
  const parts = (value: string) => value.split(/(?<!\\);/).map(unescapeText);
  const [last = "", first = "", middle = "", prefix = "", suffix = ""] = parts(all("N")[0] ?? "");
  const name =
    unescapeText(all("FN")[0] ?? "") ||
    [prefix, first, middle, last, suffix].filter(Boolean).join(" ") ||
    unescapeText(all("ORG")[0] ?? "");
  const addresses = all("ADR").map((value) => parts(value).filter(Boolean).join(", "));
  const [phone = "", ...phones] = [...new Set(all("TEL").map((value) => value.replace(/^tel:/i, "").trim()))];
  const [email = "", ...emails] = [...new Set(all("EMAIL").map((value) => value.trim()))];
  const notes = [
    ...all("NOTE").map(unescapeText),
    ...phones.map((value) => `Other phone: ${value}`),
    ...emails.map((value) => `Other email: ${value}`),
    ...addresses.slice(1).map((value) => `Other address: ${value}`),
    ...others.flatMap(([property, label]) =>
      all(property).flatMap((value) => {
        const said = parts(value).filter(Boolean).join(", ");
        return said === "" || said === name ? [] : [`${label}: ${said}`];
      }),
    ),
  ];
  const tags = all("CATEGORIES").map(unescapeText).join(", ");
  return [name, phone, email, addresses[0] ?? "", tags, notes.join("\n")].map((cell) => cell.trim());
}

const others = [
  ["ORG", "Organization"],
  ["TITLE", "Title"],
  ["NICKNAME", "Nickname"],
  ["BDAY", "Birthday"],
  ["ANNIVERSARY", "Anniversary"],
  ["URL", "Website"],
] as const;

const unescapeText = (text: string) =>
  text.replaceAll(/\\([\\,;:nN])/g, (_, letter: string) => (/n/i.test(letter) ? "\n" : letter)).trim();

function decodeQuotedPrintable(text: string): string {
  const bytes: number[] = [];
  for (const [piece] of text.matchAll(/=[\dA-F]{2}|[\s\S]/gi))
    if (piece.length === 3) bytes.push(Number.parseInt(piece.slice(1), 16));
    else bytes.push(...new TextEncoder().encode(piece));
  return new TextDecoder().decode(Uint8Array.from(bytes));
}
