import type { CostRule, PublishedRange } from "../cost-rule.ts";

const read = "2026-11-25";

/** A bar of your own where the hall has no licence. */
export const specialEventLicence: PublishedRange = {
  id: "special-event-licence",
  text: "A private special event licence from a liquor store, for drinks that you serve or sell to invited guests. A report of 2013 says $10 to $20; AGLC's present fee was not found.",
  low: 10_00,
  high: 20_00,
  per: "event",
  isOlder: true,
  sources: [
    {
      title: "Calgary Journal, 26 March 2013, on Alberta's special event licences",
      url: "https://calgaryjournal.ca/2013/03/26/are-alberta-s-liquor-licensing-regulations-enough/",
      read,
    },
    {
      title: "AGLC, Special event licences (older copy)",
      url: "http://www.aglc.gov.ab.ca/licences/specialevents.asp",
      read,
    },
  ],
};

/** How many guests a liquor store may license. */
export const approvalAboveGuests = 400;

/** Above it the licence is AGLC's own. */
export const largeEventLicence: CostRule = {
  id: "large-event-licence",
  text: "Above 400 guests a liquor store cannot issue it: AGLC has to approve the licence itself.",
  sources: [
    {
      title: "Rising Tide Consultants, Alberta special event licences",
      url: "https://risingtideconsultants.ca/things-you-need-to-know-about-alberta-special-event-licenses/",
      read,
    },
  ],
};
