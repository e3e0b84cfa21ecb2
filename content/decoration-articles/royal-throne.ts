import { commonPractice, flameStandby, venueChecklist } from "../guide-sources.ts";
import type { DecorationArticle } from "./decoration-article.ts";
import { designShare } from "./budget-shares.ts";

export const royalThrone: DecorationArticle = {
  id: "royal-throne",
  title: "A Red and Gold Throne for the Reception",
  metaDescription:
    "A reception or walima stage with a carved seat for two: stage size, steps, queue for photographs, light, load-in and brass lamps.",
  lede: "Five hundred people want a photograph with you. Build the seat for the queue, not only for the picture.",
  what: [
    "A carved sofa for two before red velvet or brocade, a brass lamp at each side, one deep garland above. The backdrop is wide enough that ten relatives fit before it, and matt, because satin throws the flash back.",
    "Think of traffic. Steps on the left, steps on the right, a carpet between them, room for the hem of a lehenga, and a helper who moves people on with charm. For a walima, where families sit long with the couple, use two sofas.",
  ],
  season:
    "November to March: velvet and lamps belong to the dark months, and late December is a wedding season of its own here.",
  needs: [
    {
      topic: "Stage",
      text: "24 by 16 feet for a reception, rated for a whole family, with rails or flowers along the edge and a ramp.",
      ...venueChecklist,
    },
    {
      topic: "Light",
      text: "Two soft lamps at 45 degrees, warm white, and no blue spot from the dance floor on the couple.",
      ...commonPractice,
    },
    {
      topic: "Lamps and effects",
      text: "Oil lamps are open flame: ask. Cold sparks need the venue's permission; without a permit, a paid standby officer may be required.",
      ...flameStandby,
      confidence: "medium",
    },
    {
      topic: "Load-in",
      text: "Six to twelve hours, freight lift and a door wide enough for a long sofa; strike until three or four in the morning.",
      ...venueChecklist,
    },
  ],
  cost: designShare,
  ask: [
    { category: "decor", label: "Stage decor" },
    { category: "venues", label: "Banquet halls" },
    { category: "photographers", label: "Photographers" },
  ],
  resources: ["costs", "booking-ahead", "fire-permit"],
  basis: commonPractice,
};
