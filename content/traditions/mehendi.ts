import { common, commonPractice, quietHours, venueChecklist } from "../guide-sources.ts";
import type { TraditionArticle } from "./tradition-article.ts";

export const mehendi: TraditionArticle = {
  id: "mehendi",
  heading: "Mehndi, the henna evening",
  title: "Mehndi: the Henna Evening in Calgary",
  metaDescription:
    "What happens at a mehndi, who comes, how long the henna takes, what the room needs, and how Punjabi, Gujarati, Tamil and Muslim families keep it.",
  lede: "Hours of sitting still for the bride, a party around her for everybody else, and a stain that tells the week's story.",
  when: "One to three days before the wedding, in the evening.",
  happens: [
    "Henna paste is drawn on the bride's hands and feet by one artist, sometimes two. While she sits still, the evening comes to her: aunts sing, cousins feed her by hand, and the guests queue for a small design of their own. It is a blessing and an ornament, and for many brides the last unhurried hours of the week.",
    "Families read the stain. The darker it dries, people say, the better the omen, and they say it with a smile. The groom's name is often hidden in the pattern, so that finding it is his first task. In many families he has a small design as well.",
    "The paste stays on for four to eight hours and the colour goes on deepening after it has come off. That is why the henna is drawn days before the photographs and not on the night before them.",
  ],
  place:
    "Mehndi is the first large gathering of most weddings. Prayers for a good beginning, such as the Ganesh puja, stand before it or share its day; haldi and sangeet follow; the wedding itself is one to three days off. Families with guests from abroad like it because it needs no stamina and no knowledge of the rites.",
  venue: [
    {
      topic: "Floor and seats",
      text: "Low sofas or cushions with side tables at elbow height, and real chairs for elders who do not sit on the floor.",
      ...common,
    },
    {
      topic: "Light",
      text: "Bright, even light at the artists' chairs; coloured light is for the rest of the room.",
      ...common,
    },
    {
      topic: "Stains",
      text: "Henna stays in carpet, linen and stone. Agree in writing on a washable floor cover and towels, and on who pays for what is stained.",
      ...common,
    },
    {
      topic: "Artists",
      text: "One artist for every 15 to 20 guests in a party of three hours, each with two chairs and a table.",
      ...common,
    },
    {
      topic: "Food",
      text: "Tea and finger food that can be eaten, or fed, with wet hands. Often from an outside caterer: ask whether that is allowed and what it costs per guest.",
      ...venueChecklist,
    },
    {
      topic: "Songs",
      text: "A dholak and forty voices carry. In a garden, music is to end by 10 p.m.; indoors, ask about the rooms next door.",
      ...quietHours,
    },
  ],
  ways: [
    {
      way: "north-indian-hindu",
      called: "Mehndi",
      text: "An evening of its own, sometimes on the day of the Ganesh puja, with folk songs and a light dinner. In many families the groom's side sends the henna.",
    },
    {
      way: "punjabi-sikh",
      called: "Mehndi",
      text: "Custom rather than a Sikh rite, so each family decides how much of it to keep. It often shares its evening with the ladies' sangeet, or stands a day before the maiyan.",
    },
    {
      way: "gujarati-hindu",
      called: "Mehndi",
      text: "Usually on the day of the Grah Shanti prayers, before the pithi and the garba night. Often in the afternoon, so that the women of the house are finished by evening.",
    },
    {
      way: "tamil-hindu",
      called: "Maruthani",
      text: "By tradition a quiet affair at home: capped fingertips and a round in the palm rather than sleeves of pattern. Many families here now hold a mehndi evening in the northern manner as well.",
    },
    {
      way: "muslim",
      called: "Mehndi, after the dholki evenings",
      text: "For many Pakistani and Indian Muslim families this is the large evening before the nikah: yellow and green clothes, trays of henna carried in, songs and dances of both sides. There may be one party for each side.",
    },
    {
      way: "ismaili",
      called: "Mehndi",
      text: "Many Calgary families with Gujarati and East African roots keep a mehndi beside the pithi, with dandiya later in the evening. Families from Afghanistan, Tajikistan or Syria have customs of their own: ask rather than assume.",
    },
    {
      way: "fusion",
      called: "Mehndi",
      text: "The easiest evening to share. Nobody has to know the words or the steps: tell the other family to wear short sleeves, to choose a small design, and to leave the paste alone.",
    },
  ],
  inCalgary: {
    text: "Calgary families often take a weekday evening for it. One Sikh wedding here held its mehndi on the Wednesday of a six-day week, in 2011.",
    ...commonPractice,
    source: "A guest's account of a Calgary Sikh wedding (anef-berlin.blogspot.com, August 2011)",
  },
  ask: [
    { category: "mehndi", label: "Mehndi artists" },
    { category: "caterers", label: "Caterers" },
    { category: "decor", label: "Decorators" },
    { category: "venues", label: "Venues" },
  ],
  resources: ["noise", "booking-ahead", "costs"],
  basis: common,
};
