import { PDFDocument, PDFName, type PDFContext, type PDFRef } from "@cantoo/pdf-lib";

import type { DrawnInvitation } from "#app/stationery/drawing/draw-invitation.ts";
import type { Matrix } from "./matrix.ts";
import { colourOperand, createContent, matrixOperator, pathOperators, pdfNumber } from "./page-content.ts";
import { areasOf, cropMarks, sheetFor, type PressSheet } from "#app/stationery/drawing/press-sheet.ts";
import { paintSvg, type SvgPainter } from "./paint-svg.ts";

/** Points of a tenth of a millimetre, the unit of a card's drawing. */
const unit = 72 / 254;

type PrintOptions = {
  title: string;
  /** Hears how many pages are written. */
  onPage?: (pages: number) => void;
};

/**
 * Cards as a PDF for a print shop, each on a page of its own; a card that comes again is in the file once.
 * @param cards in tenths of a millimetre; requested one by one, so that only one has to exist at a time
 */
export function writePdf(cards: Iterable<DrawnInvitation>, options: PrintOptions): Promise<Uint8Array> {
  const known = new WeakMap<DrawnInvitation, PressSheet>();
  function* sheets() {
    for (const card of cards) {
      const sheet = known.get(card) ?? sheetFor(card);
      known.set(card, sheet);
      yield sheet;
    }
  }
  return writeSheets(sheets(), options);
}

/**
 * Sheets as a PDF: vectors only, letters as outlines, each page with its bleed, its trim box and crop marks.
 * A picture that several drawings have is in the file once, and so is a sheet.
 */
export async function writeSheets(
  sheets: Iterable<PressSheet>,
  { title, onPage = () => {} }: PrintOptions,
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(title);
  document.setProducer("Wild Rose Weddings");
  document.setCreator("Wild Rose Weddings");
  const pictures = new Map<string, PDFRef>();
  const printed = new WeakMap<PressSheet, SheetPage>();
  let pages = 0;
  for (const sheet of sheets) {
    const page = printed.get(sheet) ?? printSheet(document.context, sheet, pictures);
    printed.set(sheet, page);
    addSheet(document, sheet, page);
    pages += 1;
    onPage(pages);
  }
  return document.save();
}

/** The content and the resources of a page. */
type SheetPage = { contents: PDFRef; resources: PDFRef };

function addSheet(document: PDFDocument, sheet: PressSheet, { contents, resources }: SheetPage): void {
  const page = document.addPage([sheet.width * unit, sheet.height * unit]);
  const { bleed, trim } = areasOf(sheet);
  // PDF counts from below.
  const below = ({ y, height }: typeof trim) => (sheet.height - y - height) * unit;
  page.setBleedBox(bleed.x * unit, below(bleed), bleed.width * unit, bleed.height * unit);
  page.setTrimBox(trim.x * unit, below(trim), trim.width * unit, trim.height * unit);
  page.node.set(PDFName.of("Contents"), contents);
  page.node.set(PDFName.of("Resources"), resources);
}

function printSheet(context: PDFContext, sheet: PressSheet, pictures: Map<string, PDFRef>): SheetPage {
  const toPage: Matrix = [unit, 0, 0, -unit, 0, sheet.height * unit];
  const content = createContent();
  const names = new Map<PDFRef, string>();
  content.write("q", matrixOperator(toPage));
  for (const { drawing, x, y } of sheet.pieces) {
    const { art, width, height, texts } = drawing;
    const picture = pictures.get(art) ?? addPicture(context, drawing);
    pictures.set(art, picture);
    const name = names.get(picture) ?? `Picture${names.size}`;
    names.set(picture, name);
    content.write("q", matrixOperator([1, 0, 0, 1, x, y]));
    content.write("q", `0 0 ${width} ${height} re W n`, `/${name} Do`, "Q");
    for (const { outline, colour } of texts)
      content.write(`${colourOperand(colour)} rg`, ...pathOperators(outline), "f");
    content.write("Q");
  }
  // Black, a quarter of a point.
  content.write("0 0 0 1 K", `${pdfNumber(0.25 / unit)} w`);
  for (const [x1, y1, x2, y2] of cropMarks(sheet))
    content.write(`${[x1, y1].map(pdfNumber).join(" ")} m ${[x2, y2].map(pdfNumber).join(" ")} l S`);
  content.write("Q");
  return {
    contents: context.register(context.flateStream(content.text())),
    resources: context.register(
      context.obj({ XObject: Object.fromEntries(Array.from(names, ([picture, name]) => [name, picture])) }),
    ),
  };
}

/** The art as a form of its own, in the drawing's units with y downwards. */
function addPicture(context: PDFContext, { art, width, height }: DrawnInvitation): PDFRef {
  return addForm(context, [0, 0, width, height], false, (painter) => paintSvg(art, painter));
}

function addForm(
  context: PDFContext,
  box: readonly [number, number, number, number],
  isGroup: boolean,
  paint: (painter: SvgPainter) => void,
): PDFRef {
  const opacities = new Map<string, PDFRef>();
  const groups: Record<string, PDFRef> = {};
  const content = createContent();
  const painter: SvgPainter = {
    content,
    nameOpacity: (fill, stroke) => {
      const name = `O${pdfNumber(fill * 1000)}-${pdfNumber(stroke * 1000)}`;
      if (!opacities.has(name)) opacities.set(name, context.register(context.obj({ ca: fill, CA: stroke })));
      return name;
    },
    paintGroup: (opacity, paintGroup) => {
      const name = `G${Object.keys(groups).length}`;
      // Within the group a drawing may go as far as it likes: the picture cuts it.
      groups[name] = addForm(context, [-9999, -9999, 9999, 9999], true, paintGroup);
      return ["q", `/${painter.nameOpacity(opacity, opacity)} gs`, `/${name} Do`, "Q"];
    },
  };
  paint(painter);
  return context.register(
    context.flateStream(content.text(), {
      Type: "XObject",
      Subtype: "Form",
      BBox: [...box],
      Resources: { ExtGState: Object.fromEntries(opacities), XObject: groups },
      ...(isGroup ? { Group: { S: "Transparency" } } : {}),
    }),
  );
}
