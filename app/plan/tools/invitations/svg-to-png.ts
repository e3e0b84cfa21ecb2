import { svgSource } from "./use-drawing.ts";

/**
 * Paints an SVG at a size in pixels.
 * @throws Error when this browser cannot
 */
export async function svgToPng(
  svg: string,
  { width, height }: { width: number; height: number },
): Promise<Blob> {
  const picture = new Image(width, height);
  picture.src = svgSource(svg);
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser has no canvas");
  context.drawImage(picture, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (blob === null) throw new Error("This browser cannot write a PNG");
  return blob;
}
