import type { InvitationSheet } from "#content/invitations/compositions.ts";

import type { DaySetRequest } from "#app/stationery/day-set/day-piece.ts";
import { sheetArt } from "#app/stationery/drawing/sheet-art.ts";
import { fontUrls } from "#app/stationery/typesetting/font-urls.ts";
import { createTypesetter, type Typesetter } from "#app/stationery/typesetting/typesetter.ts";
import { fontFilesFor, type FontFileId, type Hand } from "#app/stationery/typesetting/typefaces.ts";

const fonts = new Map<FontFileId, Uint8Array>();
const pictures = new Map<string, string>();
let typesetter: { of: number; typesetter: Typesetter } | null = null;

/**
 * Loads the typefaces that texts need, those of a script only where a text of it stands.
 * @throws Error when one cannot be loaded
 */
export async function loadTypesetter(texts: readonly { text: string; hand: Hand }[]): Promise<Typesetter> {
  const needed = new Set(texts.flatMap(({ text, hand }) => fontFilesFor(text, hand)));
  await Promise.all(
    [...needed.difference(new Set(fonts.keys()))].map(async (id) => {
      const response = await load(fontUrls[id]);
      fonts.set(id, new Uint8Array(await response.arrayBuffer()));
    }),
  );
  if (typesetter?.of !== fonts.size) typesetter = { of: fonts.size, typesetter: createTypesetter(fonts) };
  return typesetter.typesetter;
}

/**
 * Loads the picture of a sheet.
 * @throws Error when it cannot be loaded
 */
export async function loadPicture(sheet: InvitationSheet): Promise<string> {
  const { file } = sheet;
  const known = pictures.get(file);
  if (known !== undefined) return sheetArt(sheet, known);
  const response = await load(new URL(`/art/invitations/${file}`, location.origin));
  const svg = await response.text();
  pictures.set(file, svg);
  return sheetArt(sheet, svg);
}

/** Loads both pictures that a piece for the day is drawn from. */
export async function loadPieceArt(
  sheets: Pick<DaySetRequest, "card" | "square">,
): Promise<{ card: string; square: string }> {
  const [card, square] = await Promise.all([loadPicture(sheets.card), loadPicture(sheets.square)]);
  return { card, square };
}

async function load(url: URL): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname} answers ${response.status}`);
  return response;
}
