import type { PublishedRange } from "../cost-rule.ts";

const read = "2026-11-25";

/** Cover that halls ask of hosts who bring their own bar. */
export const partyAlcoholLiability: PublishedRange = {
  id: "party-alcohol-liability",
  text: "Party alcohol liability (PAL), which most halls ask for when you bring your own bar. One price list of 2019 says $150 to $220 by the number of guests; your home insurer may offer it too.",
  low: 150_00,
  high: 220_00,
  per: "event",
  isOlder: true,
  sources: [
    {
      title: "Jack of All Spades (Ontario), PAL insurance, rates of February 2019",
      url: "https://jackofallspades.ca/ufaq-category/permit-license-and-insurance/",
      read,
    },
    { title: "Glen Park Hall, Alcohol on the premises", url: "https://glenparkhall.com/Alcohol.htm", read },
  ],
};
