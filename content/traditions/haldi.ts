import { climateNormals, common, commonPractice, gardenBans, venueChecklist } from "../guide-sources.ts";
import type { TraditionArticle } from "./tradition-article.ts";

export const haldi: TraditionArticle = {
  id: "haldi",
  heading: "Haldi, the turmeric blessing",
  title: "Haldi: the Turmeric Morning Explained",
  metaDescription:
    "What happens at a haldi, pithi or maiyan, who takes part, how long it lasts, and how to keep turmeric off a venue's carpet in Calgary.",
  lede: "Elders put turmeric on the couple's skin and a blessing with it. Everything else on this page is about the stains.",
  when: "The day before the wedding, or early on the day itself.",
  happens: [
    "Turmeric, oil and sandalwood are ground to a paste. The elders of the house apply it to the face, arms and feet of the bride and, in another house, of the groom: for purity, for protection, and for the glow in the photographs. Then come the aunts, then the cousins, and then it is no longer dignified.",
    "Songs belong to each hand that is laid on. In many families the couple stays at home from now until the wedding, and the paste that is left is given to those who hope to marry next.",
    "Most families hold it twice, once for each side. More and more couples in Calgary hold one haldi together, in a garden in summer or a hall in winter, because half of the guests fly in for both.",
  ],
  place:
    "Haldi is the last rite of purification before the wedding. It comes after the mehndi, as fresh turmeric would spoil wet henna, and before the sangeet or on the morning after it. Allow two hours afterwards for showers: the evening's clothes are silk.",
  venue: [
    {
      topic: "Stains",
      text: "Turmeric stays in carpet, grout and stone. Choose grass or a floor that can be wiped, lay sheeting, and agree in writing on cleaning.",
      ...common,
    },
    {
      topic: "Water",
      text: "A washroom or shower close by, warm water, dark towels and a place to change.",
      ...common,
    },
    {
      topic: "Seats and flowers",
      text: "Low stools that can be stained, strings of marigolds, a canopy against the sun.",
      ...common,
    },
    {
      topic: "Cool mornings",
      text: "Wet skin feels it: the mean low in Calgary is 9.8 °C in July and 4.1 °C in September. Begin at eleven, or rent heaters.",
      ...climateNormals,
    },
    {
      topic: "City gardens",
      text: "At the City's two garden sites petals are banned and so are tents and carpets, so that a haldi with flower petals belongs in a private garden.",
      ...gardenBans,
    },
    {
      topic: "Breakfast",
      text: "Tea and a hot breakfast from the family or an outside caterer. Ask when the kitchen opens.",
      ...venueChecklist,
    },
  ],
  ways: [
    {
      way: "north-indian-hindu",
      called: "Haldi",
      text: "At the bride's and the groom's house separately, with mango leaves or tufts of grass to dab the paste on. The groom's paste may be sent to the bride.",
    },
    {
      way: "punjabi-sikh",
      called: "Maiyan, or vatna",
      text: "At home, over one or more evenings: turmeric and mustard oil under a cloth that four relatives hold, a red thread, protective rites, and much singing. Jaggo follows at night.",
    },
    {
      way: "gujarati-hindu",
      called: "Pithi",
      text: "A paste of turmeric, chickpea flour and rose water, which smells better than it photographs. Usually on the morning of the garba night.",
    },
    {
      way: "tamil-hindu",
      called: "Mangala snanam and nalangu",
      text: "A bath with turmeric and oil before dawn on the wedding day, and the nalangu, a playful round of turmeric and songs between the families. Both are small and at home or in the suite.",
    },
    {
      way: "muslim",
      called: "Mayun, with ubtan",
      text: "In many Pakistani and Indian families the bride in plain yellow is rubbed with ubtan, a paste of turmeric and herbs, some days before the mehndi. It is custom, not part of the nikah.",
    },
    {
      way: "ismaili",
      called: "Pithi",
      text: "Kept at home by many families with Gujarati roots, on a day before the nikah, for bride and groom each.",
    },
    {
      way: "fusion",
      called: "Haldi",
      text: "Both partners side by side, both families in line. Write on the invitation that clothes will not survive, and offer white kurtas at the door.",
    },
  ],
  inCalgary: {
    text: "From late September on, plan it under a roof: the mean low is already near freezing in October, and turmeric on snow is a picture, not a morning.",
    ...climateNormals,
    confidence: commonPractice.confidence,
  },
  ask: [
    { category: "decor", label: "Decorators" },
    { category: "florists", label: "Florists" },
    { category: "caterers", label: "Caterers" },
    { category: "photographers", label: "Photographers" },
  ],
  resources: ["city-parks", "weather-and-light", "booking-ahead"],
  basis: common,
};
