import { createHash } from "node:crypto";

import { LRUCache } from "lru-cache";

import { allWords } from "#app/languages/guest-words.server.ts";
import type { Language } from "#app/languages/language.ts";
import { translate } from "#app/languages/translate.ts";
import { encodeShareJpeg } from "#app/catalogue/share-images/share-image-cache.server.ts";
import type { GuestPage } from "#app/plan/projections/guest-page.ts";
import { inkColour } from "#app/stationery/drawing/colour-art.ts";
import { writeSvg } from "#app/stationery/drawing/write-svg.ts";
import { drawOnServer } from "#app/stationery/server/draw-on-server.server.ts";
import { compositions, type InvitationShape } from "#content/invitations/compositions.ts";
import { findVenueComposition } from "#content/invitations/venue-compositions.ts";
import { privateHeaders } from "#app/messaging/private-links/private-page.server.ts";
import { palettes } from "#content/invitations/palettes.ts";

type Poster = GuestPage["poster"];

const pictureFiles = { poster: "poster.svg", share: "share.jpg" } as const;

/** Drawn posters by what is in them: some ninety kilobytes each. */
const drawn = new LRUCache<string, string>({ max: 60 });

/** Changes with whatever the poster shows, so that a browser may keep a picture for long. */
const posterVersion = (poster: Poster): string =>
  createHash("sha256").update(JSON.stringify(poster)).digest("base64url").slice(0, 12);

const compositionOf = ({ composition }: Poster) =>
  compositions.find(({ id }) => id === composition) ?? findVenueComposition(composition);

/** The alternative text of a poster. Its picture is described in English only: in other languages stand its words. */
export function posterAlt(poster: Poster, language: Language): string {
  const words = Object.values(poster.words)
    .filter((text) => text !== "")
    .join(", ");
  if (language === "en")
    return [compositionOf(poster)?.alt ?? "", words].filter((text) => text !== "").join(" ");
  const say = translate(allWords(language));
  return words === "" ? say("page", "wedding") : say("page", "poster", { words });
}

/**
 * The poster as SVG, its letters as outlines.
 * @returns null for a composition that there is not any more
 */
export async function drawPoster(poster: Poster, shape: InvitationShape): Promise<string | null> {
  const composition = compositionOf(poster);
  if (composition === null) return null;
  const key = `${shape} ${posterVersion(poster)}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const inks = palettes[poster.family][poster.season][poster.hour];
  const drawing = await drawOnServer({ shape, sheet: composition.shapes[shape], inks, words: poster.words });
  const svg = writeSvg(drawing, undefined, 10);
  drawn.set(key, svg);
  return svg;
}

/** Size that chats and social networks expect, in pixels. */
const share = { width: 1200, height: 630 } as const;

/** In memory alone: on disk a picture would outlive its plan. */
const pictures = new LRUCache<string, Buffer<ArrayBuffer>>({ max: 20 });
let lastPicture: Promise<unknown> = Promise.resolve();

/**
 * The picture that a chat shows with the page's link: the poster's square on the ground of its palette, as
 * JPEG. One is made at a time, as other share images are.
 * @returns null for a composition that there is not any more
 */
async function drawSharePicture(poster: Poster): Promise<Buffer<ArrayBuffer> | null> {
  const version = posterVersion(poster);
  const known = pictures.get(version);
  if (known !== undefined) return known;
  const square = await drawPoster(poster, "square");
  if (square === null) return null;
  const inks = palettes[poster.family][poster.season][poster.hour];
  const turn = lastPicture.then(() => encodeShareJpeg(onShareGround(square, inkColour("deep", inks))));
  lastPicture = turn.catch(() => {});
  const picture = await turn;
  pictures.set(version, picture);
  return picture;
}

function onShareGround(square: string, ground: string): string {
  const { width, height } = share;
  const placed = square.replace(
    /^<svg ([^>]*?)width="[^"]*" height="[^"]*"/,
    `<svg $1x="${(width - height) / 2}" y="0" width="${height}" height="${height}"`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${ground}"/>${placed}</svg>`
  );
}

/**
 * A picture of a page by the name of its file. One browser keeps it for a week: its URL says what is in it.
 * @returns null for another name, and for a composition that there is not any more
 */
export async function pagePictureResponse(poster: Poster, file: string): Promise<Response | null> {
  const [picture, type] =
    file === pictureFiles.poster
      ? [await drawPoster(poster, "card"), "image/svg+xml"]
      : file === pictureFiles.share
        ? [await drawSharePicture(poster), "image/jpeg"]
        : [null, ""];
  if (picture === null) return null;
  const headers = { ...privateHeaders, "Content-Type": type, "Cache-Control": "private, max-age=604800" };
  return new Response(picture, { headers });
}

/** What the page is rendered from. */
export type ShownPage = {
  view: GuestPage;
  poster: { src: string; alt: string };
  /** Path of the picture that a chat shows; null in a preview. */
  share: string | null;
  /** Path of the page without a code; null in a preview. */
  home: string | null;
  /** Path below which the photographs are. */
  photographsPath: string;
};

/** A public page with its pictures, whose paths are others after each change of them. */
export function showPage(view: GuestPage, name: string, language: Language): ShownPage {
  const picture = (file: keyof typeof pictureFiles) =>
    `/w/${name}/pictures/${pictureFiles[file]}?v=${posterVersion(view.poster)}`;
  return {
    view,
    poster: { src: picture("poster"), alt: posterAlt(view.poster, language) },
    share: picture("share"),
    home: `/w/${name}`,
    photographsPath: `/w/${name}/photographs`,
  };
}
