import type { MusicTariff } from "../cost-rule.ts";

const read = "2026-11-25";

/** Performers and record labels: recorded music only. The fee with dancing is twice the one without. */
export const reSound: MusicTariff = {
  id: "re-sound",
  text: "Re:Sound Tariff 5.B for recorded music, by how many people the room may hold; about double with dancing. The last approved fees that we found are those of 2008 to 2012, and halls still charged them in 2021. A band alone costs nothing here. Before GST.",
  tiers: [
    { upTo: 100, approved: { background: 9_25, dancing: 18_51 }, proposed: null },
    { upTo: 300, approved: { background: 13_30, dancing: 26_60 }, proposed: null },
    { upTo: 500, approved: { background: 27_76, dancing: 55_52 }, proposed: null },
    { upTo: null, approved: { background: 39_33, dancing: 78_66 }, proposed: null },
  ],
  sources: [
    {
      title: "Loss of Privacy, June 2012, on the Copyright Board's certified fees",
      url: "http://www.lossofprivacy.com/index.php/2012/06/canadian-copyright-board-to-charge-for-music-at-weddings-parades/",
      read,
    },
    {
      title: "Ontario Presents, Advice on Re:Sound: $9.25 to $78.66 an event",
      url: "https://ontariopresents.ca/news/advice-resound-members-who-rent-venues",
      read,
    },
    {
      title: "Banook Canoe Club, hall rental fees current to December 2021",
      url: "https://banookcanoeclub.com/rentals/hall-rental-schedule-of-fees",
      read,
    },
  ],
};
