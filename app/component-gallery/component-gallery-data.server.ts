import { readdirSync } from "node:fs";
import { join, sep } from "node:path";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { buildDirectoryPage } from "#app/catalogue/directory/build-directory-page.ts";
import type { Directory } from "#app/catalogue/directory/directory.server.ts";
import { parseDirectoryQuery } from "#app/catalogue/directory/directory-query.ts";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { emblems, type EmblemKind } from "#app/ui/illustrations/emblems.ts";
import { iconShapes, type IconName } from "#app/ui/illustrations/icon-shapes.ts";
import { collectVenues } from "#app/visitor/venues/collect-venues.ts";
import tokens from "#app/site/theme/tokens.css?raw";
import { objects, type ObjectName } from "#illustrations/objects/index.ts";

import { proofInvitations } from "./invitation-proofs.server.ts";

/** Data of the gallery that the browser does not have: nothing on it is listed by hand. */
export function readComponentGalleryData(directory: Directory) {
  const answer = (search: string) =>
    buildDirectoryPage(
      directory.index,
      parseDirectoryQuery(new URLSearchParams(search)),
      albertaDate(new Date()),
    );
  return {
    drawings: readDrawings(),
    invitations: proofInvitations(),
    emblems: namesOf<EmblemKind>(emblems),
    icons: namesOf<IconName>(iconShapes),
    objects: namesOf<ObjectName>(objects),
    colours: [...new Set([...tokens.matchAll(/^ {2}(--[\w-]+): #/gm)].map(([, name = ""]) => name))],
    cards: tellingCards(directory.index.cards),
    venues: collectVenues(directory).slice(0, 2),
    found: answer("category=planners&price=budget"),
    nothingFound: answer("q=larkspr&category=photographers&area=canmore-banff"),
  };
}

export type ComponentGalleryData = ReturnType<typeof readComponentGalleryData>;

/** The finished drawings by folder: an added file appears in the gallery. Invitations have no colours of their own. */
function readDrawings(): { folder: string; name: string }[] {
  return readdirSync(join(process.cwd(), "public/art"), { recursive: true, encoding: "utf8" })
    .flatMap((path) => {
      const [folder = "", name] = path.split(sep);
      return name?.endsWith(".svg") && folder !== "invitations"
        ? { folder, name: name.slice(0, -".svg".length) }
        : [];
    })
    .toSorted((a, b) => (`${a.folder}/${a.name}` < `${b.folder}/${b.name}` ? -1 : 1));
}

/** An invented business, a real one with sample figures, one without a price. */
function tellingCards(cards: readonly ListingCard[]): ListingCard[] {
  const vendors = cards.filter(({ category }) => category !== "venues");
  const telling = [
    vendors.find(({ fictional, featured }) => fictional && featured),
    vendors.find(({ fictional, price }) => !fictional && price !== null),
    vendors.find(({ price, featured }) => price === null && !featured),
  ];
  return telling.filter((card) => card !== undefined);
}

function namesOf<Name extends string>(drawings: Readonly<Record<Name, unknown>>): Name[] {
  const isName = (name: string): name is Name => name in drawings;
  return Object.keys(drawings).filter(isName);
}
