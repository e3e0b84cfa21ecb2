import { tintColour } from "#content/invitations/mix-colours.ts";
import type { InvitationInks } from "#content/invitations/palettes.ts";

/**
 * Prints a drawing in the inks of a palette: `var(--i-NAME)` becomes a colour, and `var(--i-lit,#RRGGBB)`, a
 * colour of the drawing's own, is seen in the palette's light.
 * @throws Error for an ink that the palette does not have
 */
export function colourArt(svg: string, inks: InvitationInks): string {
  const lit = new Map<string, string>();
  const inLight = (own: string): string => {
    const colour = lit.get(own) ?? tintColour(own, inkColour("light", inks));
    lit.set(own, colour);
    return colour;
  };
  return svg.replaceAll(/var\(--i-([\w-]+)(?:,(#[\da-f]{6}))?\)/g, (_, ink: string, own?: string) =>
    own === undefined ? inkColour(ink, inks) : inLight(own),
  );
}

/** @throws Error for an ink that the palette does not have */
export function inkColour(ink: string, inks: InvitationInks): string {
  const colour = inks[ink];
  if (colour === undefined) throw new Error(`The palette has no ink '${ink}'`);
  return colour;
}
