import { readFileSync } from "node:fs";

import { drawCardBack } from "#app/stationery/drawing/draw-card-back.ts";
import { drawInvitation, type DrawnInvitation } from "#app/stationery/drawing/draw-invitation.ts";
import { writePdf } from "#app/stationery/pdf/write-pdf.ts";
import { compositions } from "#content/invitations/compositions.ts";
import { palettes } from "#content/invitations/palettes.ts";
import { openTypesetter } from "#test-support/invitation-typesetter.ts";

/** What a run says: seconds, megabytes beyond those of a process that has loaded the code, and pages. */
export type PrintedCards = { seconds: number; megabytes: number; pages: number };

/** Draws and writes the cards of a number of households, as the worker in the browser does. */
async function printCards(households: number): Promise<PrintedCards> {
  const before = process.memoryUsage.rss();
  const typesetter = openTypesetter();
  const [composition] = compositions;
  if (composition === undefined) throw new Error("There is no composition");
  const sheet = composition.shapes.card;
  const inks = palettes.indian.winter.evening;
  const art = readFileSync(`public/art/invitations/${sheet.file}`, "utf8");
  const words = {
    names: "Harpreet & Daniel",
    nativeNames: "ਹਰਪ੍ਰੀਤ ਅਤੇ ਡੈਨੀਅਲ",
    hosts: "Together with their families",
    wording: "invite you to their wedding",
    nativeWording: "",
    event: "Anand Karaj",
    when: "Saturday, 19 June 2027 · 10:30 a.m.",
    place: "Dashmesh Culture Centre",
  };
  const started = performance.now();
  const front = drawInvitation({ shape: "card", sheet, art, inks, words }, typesetter);
  function* cards(): Generator<DrawnInvitation> {
    for (let at = 0; at < households; at++) {
      yield front;
      const code = `7kq2-m9xa-${String(at).padStart(4, "0")}`;
      const back = {
        household: `Household ${at}`,
        reply: "Reply by 1 May 2027",
        scan: "Scan the code, or enter yours at",
        where: "weddings.example/rsvp",
        code,
        call: "Or call 403 555 0142",
        link: `https://weddings.example/rsvp/${code}`,
      };
      yield drawCardBack(sheet, inks, back, typesetter);
    }
  }
  await writePdf(cards(), { title: "Harpreet & Daniel" });
  return {
    seconds: (performance.now() - started) / 1000,
    megabytes: process.resourceUsage().maxRSS / 1024 - before / 1024 ** 2,
    pages: 2 * households,
  };
}

console.log(JSON.stringify(await printCards(Number(process.argv[2]))));
