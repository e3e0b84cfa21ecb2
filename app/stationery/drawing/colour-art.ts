import type { InvitationInks } from "#content/invitations/palettes.ts";

/**
 * Prints a drawing in the inks of a palette: `var(--i-NAME)` becomes a colour.
 * @throws Error for an ink that the palette does not have
 */
export const colourArt = (svg: string, inks: InvitationInks): string =>
  svg.replaceAll(/var\(--i-([\w-]+)\)/g, (_, ink: string) => inkColour(ink, inks));

/** @throws Error for an ink that the palette does not have */
export function inkColour(ink: string, inks: InvitationInks): string {
  const colour = inks[ink];
  if (colour === undefined) throw new Error(`The palette has no ink '${ink}'`);
  return colour;
}
