import type { MusicTariff } from "../cost-rule.ts";

const read = "2026-11-25";

/** Songwriters and music publishers: live or recorded music at a reception. */
export const socan: MusicTariff = {
  id: "socan",
  text: "SOCAN Tariff 8, for one event, by how many people the room may hold, seated and standing. The low end is the tariff approved for 2018 to 2022, the high end the one proposed for 2026 to 2028. Before GST.",
  tiers: [
    {
      upTo: 100,
      approved: { background: 22_06, dancing: 44_13 },
      proposed: { background: 31_95, dancing: 63_92 },
    },
    {
      upTo: 300,
      approved: { background: 31_72, dancing: 63_49 },
      proposed: { background: 45_94, dancing: 91_96 },
    },
    {
      upTo: 500,
      approved: { background: 66_19, dancing: 132_39 },
      proposed: { background: 95_87, dancing: 191_76 },
    },
    {
      upTo: null,
      approved: { background: 93_78, dancing: 187_55 },
      proposed: { background: 135_83, dancing: 271_65 },
    },
  ],
  sources: [
    {
      title: "Canada Gazette, Part I, 27 August 2022, SOCAN Tariff 8 (2018-2022)",
      url: "https://www.gazette.gc.ca/rp-pr/p1/2022/2022-08-27/html/sup1-eng.html",
      read,
    },
    {
      title: "Copyright Board, proposed SOCAN Tariff 8 (2026-2028)",
      url: "https://decisions.cb-cda.gc.ca/cb-cda/proposed-tariffs/en/item/521940/index.do",
      read,
    },
  ],
};
