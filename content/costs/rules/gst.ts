import type { CostRule, TaxRule } from "../cost-rule.ts";

const read = "2026-11-25";

/** The federal tax; Alberta has none of its own. */
export const gst: TaxRule = {
  id: "gst",
  rate: 500,
  text: "GST of 5% on everything taxable, the service charge included: a charge that the contract sets is part of the price, whatever it is called.",
  sources: [
    {
      title: "Canada Revenue Agency, interpretation 248678: hotel and event venue, catered meals",
      url: "https://mail.taxinterpretations.com/content/1043562",
      read,
    },
    {
      title: "Canada Revenue Agency, Tips and gratuities",
      url: "http://www.cra-arc.gc.ca/tx/bsnss/tpcs/gst-tps/gnrl/txbl/tps-eng.html",
      read,
    },
    {
      title:
        "Tax Court of Canada, 1410109 Ontario Ltd. v. The King, 2022 TCC 141: a wedding hall's 15% gratuity",
      url: "https://decision.tcc-cci.gc.ca/tcc-cci/decisions/en/item/520996/index.do",
      read,
    },
  ],
};

/** Licences and permits that a government or its board issues carry no GST. */
export const licencesAreExempt: CostRule = {
  id: "licences-are-exempt",
  text: "No GST: a licence or permit from a government or a board that it set up is exempt (Excise Tax Act, Schedule V, Part VI, section 20(c)).",
  sources: [
    {
      title: "Canada Revenue Agency, interpretation 133484: licence, permit and quota",
      url: "https://taxinterpretations.com/content/636371",
      read,
    },
  ],
};

/** Insurance carries no GST. */
export const insuranceIsExempt: CostRule = {
  id: "insurance-is-exempt",
  text: "No GST: an insurance policy that an insurer issues is an exempt supply.",
  sources: [{ title: "All About Tax, list of exempt supplies", url: "http://allabouttax.ca/a", read }],
};
