import { foldName } from "#app/plan/rules/guests/fold-name.ts";

import { listFields, type ListField } from "./list-fields.ts";

/** A heading without case, accents and punctuation. */
export const plainHeading = (heading: string) =>
  foldName(heading)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

/** Other headings of each field: of The Knot, Zola and Joy, of spreadsheets, in French and South Asian languages. */
const also: Partial<Record<ListField, string>> = {
  household:
    "family|family name|household name|party|party name|group|group name|household family|famille|foyer|menage|परिवार|ਪਰਿਵਾਰ|પરિવાર|خاندان",
  guest: "guest|guest name|person|attendee|invite",
  first: "given name|first|firstname|prenom|guest first name",
  last: "surname|last|lastname|nom de famille|guest last name",
  title: "prefix|salutation|honorific|titre",
  suffix: "",
  partner: "partner name|spouse|spouse name|husband wife|partner s name|conjoint|conjointe",
  partnerTitle: "partner prefix|spouse title",
  partnerFirst: "partner first|partner s first name|spouse first name|spouse first",
  partnerLast: "partner last|partner s last name|spouse last name|spouse last",
  plusOne: "plus one name|plus ones|1|plus 1|guest of|allowed plus one|additional guests|has plus one",
  ageGroup: "adult or child|adult child|guest type|age group",
  side: "bride or groom|whose side is it|whose side|bride groom|from side|cote",
  tier: "priority|list|importance",
  people:
    "number|how many|guests in all|count|no of guests|number of guests|size|total|pax|headcount|no|of guests|qty|party size|nombre|nombre de personnes|personnes|invited guests",
  adults: "number of adults|no of adults|of adults|adult|adultes",
  children:
    "kids|number of children|number of kids|no of children|no of kids|of kids|of children|child|children names|kids names|enfants",
  guests: "names|guest names|members|family members|people names",
  meal: "meal|food|meal choice|entree|entree choice|dinner choice|menu choice|meal selection|repas|plat",
  diets:
    "diets|dietary|dietary needs|dietary restrictions|dietary requirements|dietary preference|dietary restriction|regime|regime alimentaire",
  allergies: "allergy",
  tags: "tag|category|relation|relationship|groups|labels|label",
  proposer: "proposer|added by|invited by",
  email: "e mail|mail|email address|courriel|adresse courriel",
  phone:
    "telephone|mobile|cell|whatsapp|phone number|contact|contact number|mobile number|cell phone|फोन|ਫੋਨ|ફોન|فون",
  address: "mailing address|postal address|home address|full address|adresse",
  street: "street|street address|street address 1|address 1|address line 1|address line1|street 1|rue",
  street2: "street address 2|address 2|address line 2|address line2|apt|apt suite|unit|apartment|street 2",
  city: "town|city town|ville",
  province: "state|state province|province state|state region|region",
  postalCode:
    "postal|zip|zip code|postcode|zip postcode|zip postal code|postal code zip|zip postal|code postal",
  country: "country region|pays",
  events:
    "invited to|invite to|invitation to|invited for|event|events|event name|events invited|function|functions|ceremonies|invite a|evenements",
  reply: "rsvp status|response|reply|status|attending|attendance|reponse|rsvp d",
  notes: "note|comments|comment|remarks|remarques|private notes|guest notes",
};

/** All headings of a field, plain; the first is that of our export. */
export const headingsOf = (field: ListField): string[] =>
  [listFields[field], ...(also[field]?.split("|") ?? [])]
    .map(plainHeading)
    .filter((heading) => heading !== "");
