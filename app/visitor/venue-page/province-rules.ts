/** A rule that holds at a venue because of the province that it lies in. */
export type ProvinceRule = {
  label: string;
  text: string;
  source: string;
  checkedOn: string;
  confidence: string;
};

export type ProvinceRules = { bar: ProvinceRule; licence: ProvinceRule; tax: ProvinceRule };

const checkedOn = "2026-11-21";
const generalKnowledge = { source: "General knowledge, not checked with the authority", checkedOn };

const alberta: ProvinceRules = {
  bar: {
    label: "Bar licence in Alberta",
    text: "A hotel or restaurant pours under its own licence. Where a hall has none, the hosts of a private party take out a special event licence from AGLC; with more than 400 guests it needs AGLC’s approval.",
    source: "aglc.gov.ab.ca, special events (older copy); risingtideconsultants.ca",
    checkedOn,
    confidence: "medium",
  },
  licence: {
    label: "Marriage licence",
    text: "A wedding here needs an Alberta marriage licence, from any registry agent. It is valid for three months from the day it is issued.",
    source: "aspencountryhills.com, marriage licence guide (repeats alberta.ca)",
    checkedOn,
    confidence: "high",
  },
  tax: {
    label: "Tax in Alberta",
    text: "GST of 5%; Alberta has no sales tax of its own. Hotels usually add a service charge of about 18 to 20% to food and drink, and GST is charged on that too.",
    ...generalKnowledge,
    confidence: "medium",
  },
};

const britishColumbia: ProvinceRules = {
  bar: {
    label: "Bar licence in British Columbia",
    text: "The rules are those of British Columbia, and Alberta’s AGLC has no say here: a lodge pours under its own licence, a bar of your own would need the province’s special event permit. Ask the venue which of the two it allows.",
    ...generalKnowledge,
    confidence: "medium",
  },
  licence: {
    label: "Marriage licence",
    text: "The venue lies in British Columbia, so an Alberta marriage licence is not valid here. You need a British Columbia licence, about $100 and valid for three months, and an officiant registered there.",
    ...generalKnowledge,
    confidence: "high",
  },
  tax: {
    label: "Tax in British Columbia",
    text: "GST of 5%, and the province’s own PST: 7% on many items, 8% on rooms, with a local room tax on top. Ask which of them are in the price.",
    ...generalKnowledge,
    confidence: "medium",
  },
};

/** Licence and tax rules of the province that a venue lies in. */
export function provinceRules(province: string): ProvinceRules {
  return province === "BC" ? britishColumbia : alberta;
}
