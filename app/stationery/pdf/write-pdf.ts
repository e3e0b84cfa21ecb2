import { PDFDocument, PDFName, type PDFContext, type PDFRef } from "@cantoo/pdf-lib";

import type { DrawnInvitation } from "#app/stationery/drawing/draw-invitation.ts";
import type { Matrix } from "./matrix.ts";
import { colourOperand, createContent, matrixOperator, pathOperators, pdfNumber } from "./page-content.ts";
import { paintSvg, type SvgPainter } from "./paint-svg.ts";

/** Points of a tenth of a millimetre, the unit of a card's drawing. */
const unit = 72 / 254;
/** Around the bleed there is room for crop marks, in tenths of a millimetre. */
const slug = 70;
/** A crop mark begins where the bleed ends, and is so long. */
const markLength = 50;

type PrintOptions = {
  title: string;
  /** Hears how many pages are written. */
  onPage?: (pages: number) => void;
};

/**
 * Cards as a PDF for a print shop: vectors only, letters as outlines, each page with its bleed, its trim box
 * and crop marks. A picture that several pages have is in the file once, and so is a card.
 * @param cards in tenths of a millimetre; requested one by one, so that only one has to exist at a time
 */
export async function writePdf(
  cards: Iterable<DrawnInvitation>,
  { title, onPage = () => {} }: PrintOptions,
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(title);
  document.setProducer("Wild Rose Weddings");
  document.setCreator("Wild Rose Weddings");
  const pictures = new Map<string, PDFRef>();
  const printed = new WeakMap<DrawnInvitation, CardPage>();
  let pages = 0;
  for (const card of cards) {
    const page = printed.get(card) ?? printCard(document.context, card, pictures);
    printed.set(card, page);
    addCard(document, card, page);
    pages += 1;
    onPage(pages);
  }
  return document.save();
}

/** The content and the resources of a page. */
type CardPage = { contents: PDFRef; resources: PDFRef };

function addCard(document: PDFDocument, card: DrawnInvitation, { contents, resources }: CardPage): void {
  const { width, height, trim } = card;
  const size = [(width + 2 * slug) * unit, (height + 2 * slug) * unit] as const;
  const page = document.addPage([...size]);
  page.setBleedBox(slug * unit, slug * unit, width * unit, height * unit);
  // PDF counts from below.
  const below = height - trim.y - trim.height;
  page.setTrimBox((slug + trim.x) * unit, (slug + below) * unit, trim.width * unit, trim.height * unit);
  page.node.set(PDFName.of("Contents"), contents);
  page.node.set(PDFName.of("Resources"), resources);
}

function printCard(context: PDFContext, card: DrawnInvitation, pictures: Map<string, PDFRef>): CardPage {
  const { width, height } = card;
  const picture = pictures.get(card.art) ?? addPicture(context, card);
  pictures.set(card.art, picture);
  const toPage: Matrix = [unit, 0, 0, -unit, slug * unit, (height + slug) * unit];
  const content = createContent();
  content.write("q", matrixOperator(toPage), "q", `0 0 ${width} ${height} re W n`, "/Picture Do", "Q");
  for (const { outline, colour } of card.texts)
    content.write(`${colourOperand(colour)} rg`, ...pathOperators(outline), "f");
  content.write(...cropMarks(card), "Q");
  return {
    contents: context.register(context.flateStream(content.text())),
    resources: context.register(context.obj({ XObject: { Picture: picture } })),
  };
}

/** Lines outside of the bleed, in the direction of the cuts: black, a quarter of a point. */
function cropMarks({ width, height, trim }: DrawnInvitation): string[] {
  const lines: string[] = ["q", "0 0 0 1 K", `${pdfNumber(0.25 / unit)} w`];
  const [left, right, top, bottom] = [trim.x, trim.x + trim.width, trim.y, trim.y + trim.height];
  const line = (x1: number, y1: number, x2: number, y2: number) =>
    lines.push(`${[x1, y1].map(pdfNumber).join(" ")} m ${[x2, y2].map(pdfNumber).join(" ")} l S`);
  for (const x of [left, right]) {
    line(x, -markLength, x, 0);
    line(x, height, x, height + markLength);
  }
  for (const y of [top, bottom]) {
    line(-markLength, y, 0, y);
    line(width, y, width + markLength, y);
  }
  return [...lines, "Q"];
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
