/** The package brings no types; these are of what scripts/subset-fonts.mjs asks of it. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: string | null,
    options: {
      targetFormat: "sfnt" | "woff2";
      keepAllGlyphs?: boolean;
      keepFeatures?: readonly string[];
      variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
    },
  ): Promise<Buffer>;
}
