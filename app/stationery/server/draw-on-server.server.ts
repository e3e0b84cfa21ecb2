import { drawInvitation, type DrawnInvitation } from "#app/stationery/drawing/draw-invitation.ts";
import { sheetArt } from "#app/stationery/drawing/sheet-art.ts";
import { textsOf } from "#app/stationery/drawing/invitation-text.ts";
import type { Typesetter } from "#app/stationery/typesetting/typesetter.ts";
import { fontFilesFor, type FontFileId } from "#app/stationery/typesetting/typefaces.ts";
import type { InvitationRequest } from "#app/stationery/workers/invitation-request.ts";

const fontModules = import.meta.glob<string>("../fonts/*.ttf", { query: "?inline", import: "default" });
const artModules = import.meta.glob<string>("/public/art/invitations/*.svg", {
  query: "?raw",
  import: "default",
});

const fonts = new Map<FontFileId, Uint8Array>();
let open: { of: number; typesetter: Typesetter } | null = null;

/**
 * Draws an invitation as the couple's device does, for a page that works without scripts. HarfBuzz and each
 * typeface are loaded with the first drawing that needs them.
 * @throws Error for a sheet whose art is not in the build
 */
export async function drawOnServer(request: InvitationRequest): Promise<DrawnInvitation> {
  const [file, typesetter] = await Promise.all([
    loadFrom(artModules, `/public/art/invitations/${request.sheet.file}`),
    typesetterFor(request),
  ]);
  return drawInvitation({ ...request, art: sheetArt(request.sheet, file) }, typesetter);
}

async function typesetterFor({ words }: InvitationRequest): Promise<Typesetter> {
  const { createTypesetter } = await import("#app/stationery/typesetting/typesetter.ts");
  const needed = new Set(textsOf(words).flatMap(({ text, hand }) => fontFilesFor(text, hand)));
  for (const id of needed)
    if (!fonts.has(id)) {
      const [, base64 = ""] = (await loadFrom(fontModules, `../fonts/${id}.ttf`)).split(",");
      fonts.set(id, new Uint8Array(Buffer.from(base64, "base64")));
    }
  if (open?.of !== fonts.size) open = { of: fonts.size, typesetter: createTypesetter(fonts) };
  return open.typesetter;
}

async function loadFrom(modules: Record<string, () => Promise<string>>, path: string): Promise<string> {
  const load = modules[path];
  if (load === undefined) throw new Error(`${path} is not in the build.`);
  return load();
}
