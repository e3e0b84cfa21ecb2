import { banffNature, climateNormals, common, commonPractice, gardenBans } from "../guide-sources.ts";
import type { TraditionArticle } from "./tradition-article.ts";

export const vidaai: TraditionArticle = {
  id: "vidaai",
  heading: "Vidaai, the farewell",
  title: "Vidaai: the Bride's Farewell",
  metaDescription:
    "What happens at a vidaai, doli or rukhsati, how long to allow, where rice may be thrown in Calgary and Banff, and how to plan a kind farewell.",
  lede: "A quarter of an hour that nobody rehearses. Give it a clear drive, a warm car and enough time.",
  when: "After the ceremony and lunch, before the reception; in some families at the end of the night.",
  happens: [
    "The bride takes leave of her parents, her brothers and sisters, her friends, one embrace at a time. At the door she throws handfuls of rice back over her head, without looking: thanks for what the house gave her, and a wish that it may never be empty.",
    "Her brothers lead her to a decorated car, or carry the doli for a few steps where a family has kept one. Some crush a coconut beneath the wheel; the brothers push the car its first metres. Then it is very quiet, and somebody has to remember to call the guests in to tea.",
    "In Calgary the couple often comes back three hours later for their own reception, and everybody has wept all the same.",
  ],
  place:
    "The vidaai closes the day's rites. Twenty to forty-five minutes, then the drive to the groom's house, where rice in a small vessel is tipped over the threshold and games wait (griha pravesh). If the reception is the same evening, leave three hours between the two.",
  venue: [
    {
      topic: "The drive",
      text: "A clear front drive with the decorated car waiting, warm and facing out, and no taxis in the picture.",
      ...common,
    },
    {
      topic: "Rice outdoors",
      text: "Rice, seed, petals and confetti are banned at the City's two garden sites. Hold a cloth to catch it, or do this part indoors.",
      ...gardenBans,
    },
    {
      topic: "In the park",
      text: "In Banff National Park no rice and no confetti at all: wild animals eat it.",
      ...banffNature,
    },
    {
      topic: "A quiet corner",
      text: "Chairs by the door for grandparents, water, and a room where the mother can sit down unwatched.",
      ...common,
    },
    {
      topic: "Music",
      text: "One musician or none. Ask the DJ to stop: a fade is kinder than a song about it.",
      ...commonPractice,
    },
    {
      topic: "The kitchen",
      text: "Tea and something sweet for the bride's family when the car has gone.",
      ...commonPractice,
    },
  ],
  ways: [
    {
      way: "north-indian-hindu",
      called: "Vidaai, or bidaai",
      text: "Rice over the shoulder, the brothers at the car, and at the other house the griha pravesh with a ring in milk and many jokes.",
    },
    {
      way: "punjabi-sikh",
      called: "Doli",
      text: "About midday from the bride's home after the langar, or from the gurdwara. The groom's mother greets the couple with water that she circles over their heads and sips.",
    },
    {
      way: "gujarati-hindu",
      called: "Vidaai",
      text: "A coconut under the wheel against ill luck; at home the bride walks in over a cloth and leaves prints of kumkum, and then looks for a coin in a bowl of milk.",
    },
    {
      way: "tamil-hindu",
      called: "Griha pravesham",
      text: "The weight is on arrival rather than on departure: a lamp, the right foot first, a vessel of rice. A public farewell is not part of every family's day.",
    },
    {
      way: "muslim",
      called: "Rukhsati",
      text: "At the end of the baraat day. The bride leaves beneath a Quran that is held above her head, with her father and brothers beside her. The walima, which the groom's family hosts, follows a day or two later.",
    },
    {
      way: "ismaili",
      called: "Rukhsati, or vidaai",
      text: "Both words are heard in Calgary. It is short, private, and usually at the door of the hall.",
    },
    {
      way: "fusion",
      called: "Farewell",
      text: "Let both partners take leave of both families, and say in one sentence what is happening, so that guests know to put the glasses down.",
    },
  ],
  inCalgary: {
    text: "From November to March the mean daily high lies between -0.9 and 4.4 °C. Have shawls at the door and the car warm: silk and a bare back wait badly.",
    ...climateNormals,
  },
  ask: [
    { category: "transportation", label: "Decorated cars" },
    { category: "photographers", label: "Photographers" },
    { category: "florists", label: "Florists" },
  ],
  resources: ["city-parks", "banff-permits", "weather-and-light"],
  basis: common,
};
