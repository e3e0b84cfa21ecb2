import { strToU8, zipSync } from "fflate";

type Cell = string | number | Date;

/** An .xlsx file as Excel writes it: shared strings, numbers, and days as numbers with a style. */
export function writeWorkbook(
  sheets: readonly { name: string; rows: readonly (readonly Cell[])[] }[],
): Uint8Array {
  const strings: string[] = [];
  const indexOf = (text: string) => {
    if (!strings.includes(text)) strings.push(text);
    return strings.indexOf(text);
  };
  const cellXml = (cell: Cell, at: string) => {
    if (cell === "") return "";
    if (typeof cell === "number") return `<c r="${at}"><v>${cell}</v></c>`;
    if (cell instanceof Date) return `<c r="${at}" s="1"><v>${cell.getTime() / 86_400_000 + 25_569}</v></c>`;
    return `<c r="${at}" t="s"><v>${indexOf(cell)}</v></c>`;
  };
  const sheetXml = sheets.map(
    ({ rows }) =>
      `<worksheet xmlns="${main}"><sheetData>${rows
        .map(
          (row, at) =>
            `<row r="${at + 1}">${row.map((cell, column) => cellXml(cell, `${columnName(column)}${at + 1}`)).join("")}</row>`,
        )
        .join("")}</sheetData></worksheet>`,
  );
  return zipSync(
    Object.fromEntries(
      Object.entries({
        "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
        "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets
          .map(({ name }, at) => `<sheet name="${escape(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
          .join("")}</sheets></workbook>`,
        "xl/_rels/workbook.xml.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${sheets
          .map((_, at) => relationship(at + 1, "worksheet", `worksheets/sheet${at + 1}.xml`))
          .join(
            "",
          )}${relationship(91, "sharedStrings", "sharedStrings.xml")}${relationship(92, "styles", "styles.xml")}</Relationships>`,
        "xl/styles.xml": `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
        "xl/sharedStrings.xml": `<sst xmlns="${main}">${strings.map((text) => `<si><t xml:space="preserve">${escape(text)}</t></si>`).join("")}</sst>`,
        ...Object.fromEntries(sheetXml.map((xml, at) => [`xl/worksheets/sheet${at + 1}.xml`, xml])),
      }).map(([path, xml]) => [path, strToU8(`<?xml version="1.0" encoding="UTF-8"?>${xml}`)]),
    ),
  );
}

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const relationship = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${office}/${type}" Target="${target}"/>`;
const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
const columnName = (at: number): string =>
  at < 26 ? String.fromCodePoint(65 + at) : columnName(Math.floor(at / 26) - 1) + columnName(at % 26);
