import { expect, test } from "vitest";

import { writeSvg } from "#app/stationery/drawing/write-svg.ts";
import { compositions } from "#content/invitations/compositions.ts";
import { invitationVenues } from "#content/invitations/invitation-venues.ts";
import { palettes } from "#content/invitations/palettes.ts";
import { venueComposition } from "#content/invitations/venue-compositions.ts";

import { drawOnServer } from "./draw-on-server.server.ts";

test("a page's poster is drawn with every picture that a couple can choose, a venue's in its frame", async () => {
  for (const { id, shapes } of [...compositions, ...invitationVenues.map(venueComposition)]) {
    const drawn = await drawOnServer({
      shape: "square",
      sheet: shapes.square,
      inks: palettes.standard.summer.evening,
      words: {
        names: "Harpreet & Daniel",
        nativeNames: "",
        hosts: "",
        wording: "",
        nativeWording: "",
        event: "Reception",
        when: "",
        place: "",
      },
    });
    const svg = writeSvg(drawn);
    expect.soft(svg, id).toMatch(/^<svg [^>]*viewBox="0 0 1080 1080">/);
    expect.soft(svg.includes("var("), id).toBe(false);
    expect.soft(svg.includes("wall-opening"), id).toBe(shapes.square.mount !== undefined);
  }
});
