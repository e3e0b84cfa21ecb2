/** Accepted picture formats. */
export type PictureKind = "jpeg" | "png" | "webp" | "heif";

type Sniffed = { ok: true; kind: PictureKind } | { ok: false; error: string };

const kinds = "choose a JPEG, PNG, WebP or AVIF picture";

const take = (kind: PictureKind) => ({ ok: true, kind }) as const;
const refuse = (error: string) => ({ ok: false, error }) as const;

/**
 * The format of a file by its first bytes; neither its name nor its declared type is trusted. A rejected
 * format is named in the error, where that helps.
 */
export function sniffPicture(file: Uint8Array): Sniffed {
  const head = Buffer.from(file.buffer, file.byteOffset, Math.min(file.byteLength, 512)).toString("latin1");
  if (head.startsWith("\xff\xd8\xff")) return take("jpeg");
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return take("png");
  if (/^RIFF[^]{4}WEBP/.test(head)) return take("webp");
  const brand = /^[^]{4}ftyp([^]{4})/.exec(head)?.[1];
  if (brand !== undefined && /^(avif|avis)$/.test(brand)) return take("heif");
  // An AVIF file may name the general brand first.
  if (brand !== undefined && /^(mif1|msf1|miaf)$/.test(brand) && head.slice(8, 64).includes("avif"))
    return take("heif");
  if (brand !== undefined && /^(hei|hev|mif1|msf1)/.test(brand))
    return refuse("this is a HEIC picture, which most browsers can’t show: send it as JPEG");
  if (head.startsWith("GIF8")) return refuse(`this is a GIF: ${kinds}`);
  if (/^(\xef\xbb\xbf)?\s*<(\?xml|!--|svg|!DOCTYPE svg)/i.test(head))
    return refuse(`this is a drawing (SVG), not a photograph: ${kinds}`);
  if (head.startsWith("%PDF")) return refuse(`this is a PDF: ${kinds}`);
  return refuse(`we can’t read this file as a picture: ${kinds}`);
}
