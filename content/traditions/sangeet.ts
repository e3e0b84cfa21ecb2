import { common, commonPractice, liquorHours, quietHours, venueChecklist } from "../guide-sources.ts";
import type { TraditionArticle } from "./tradition-article.ts";

export const sangeet: TraditionArticle = {
  id: "sangeet",
  heading: "Sangeet, the evening of music",
  title: "Sangeet: an Evening of Music and Dance",
  metaDescription:
    "How a sangeet runs, what stage, floor and sound it needs, and what stands in its place: ladies' sangeet and jaggo, garba night, dholki.",
  lede: "Two families meet by performing for each other. It is a show with a running order, and it needs a room that knows one.",
  when: "The evening before the wedding, or the one before that.",
  happens: [
    "The word means music made together. Cousins dance what they have rehearsed for weeks, grandmothers lead folk songs with a dholak, an uncle sings better or worse than he announced, and then there is dinner and an open floor.",
    "Each number has a music file, a length, an entrance and somebody who holds the microphone. Name one stage manager who belongs to neither family's dances, collect all files a week before, and give each side the same time. Late dinners begin with a running order that nobody owned.",
    "What it does for the wedding is plain: people who will be relatives the day after tomorrow have laughed at each other first.",
  ],
  place:
    "The sangeet stands between the quiet rites at home (haldi, maiyan, pithi) and the day of the wedding. Where the muhurat is early, families move it two evenings ahead so that the makeup artist's four o'clock start is not a punishment.",
  venue: [
    {
      topic: "Stage",
      text: "16 by 12 feet or larger, with steps on both sides, in sight of every table.",
      ...common,
    },
    {
      topic: "Dance floor",
      text: "About 3 to 4.5 square feet per guest: 900 to 1,350 for 300 guests, clear of tables.",
      ...common,
    },
    {
      topic: "Sound and picture",
      text: "Line-array speakers, two or more wireless microphones, and an LED wall or projector for the family films. Ask for two or three 20-amp circuits, more for an LED wall.",
      ...venueChecklist,
    },
    {
      topic: "Green room",
      text: "A room with a mirror and a lock close to the stage: thirty dancers change clothes twice.",
      ...common,
    },
    {
      topic: "Late end",
      text: "Under a special event licence drinks are reportedly served until 2 a.m. at the latest; a licensed hotel or hall may close its bar earlier. Ask for both hours: bar and room.",
      ...liquorHours,
    },
    {
      topic: "Noise",
      text: "Outdoors, music and dhol are to end by 10 p.m. Private parties do not qualify for an exemption.",
      ...quietHours,
    },
    {
      topic: "Food",
      text: "A second room or a foyer for chaat and live stations, with a place for the tandoor outside and a vegetarian line that stays vegetarian.",
      ...venueChecklist,
    },
  ],
  ways: [
    {
      way: "north-indian-hindu",
      called: "Sangeet",
      text: "Both families together, with a stage, a compère and film songs of three decades. Once an evening of the women of the house; the dholak songs at the beginning are what remains of it.",
    },
    {
      way: "punjabi-sikh",
      called: "Ladies' sangeet and jaggo",
      text: "Boliyan and giddha rather than a stage show, held at home or in a hall. The jaggo comes last: the groom's or bride's aunts carry a pot of lights on the head and lead singing into the night, so plan for small flames or LED lights and for the neighbours.",
    },
    {
      way: "gujarati-hindu",
      called: "Garba night, with dandiya raas",
      text: "Not a sangeet with another name: people dance in circles around a lamp or an image in the middle, many without shoes, then with sticks. The venue needs an empty floor in the centre, a live band or DJ at the side, and no stage in the way.",
    },
    {
      way: "tamil-hindu",
      called: "Reception eve, or a sangeet by choice",
      text: "Tradition has no sangeet. A reception or a recital of Carnatic music takes the evening before in many families; the next generation often adds a sangeet and keeps it short, because the muhurtham may be at seven in the morning.",
    },
    {
      way: "muslim",
      called: "Dholki",
      text: "Several evenings of singing around a dholki at the homes of aunts and friends, in the weeks before. Families differ about music, dancing and mixed company: ask both sides before a DJ is booked.",
    },
    {
      way: "ismaili",
      called: "Dandiya or garba night",
      text: "In families with Gujarati and East African roots, dandiya and garba lead to a dance floor with everything from bhangra to taarab. Other communities bring their own music.",
    },
    {
      way: "fusion",
      called: "Sangeet",
      text: "It replaces the rehearsal dinner well. Teach one dance to the other family by video beforehand, keep the speeches to two, and put subtitles on the family film.",
    },
  ],
  inCalgary: {
    text: "A ladies' sangeet of 2011 in Calgary filled a decorated banquet hall and ended with the jaggo coming in.",
    ...commonPractice,
    source: "A guest's account of a Calgary Sikh wedding (anef-berlin.blogspot.com, August 2011)",
  },
  ask: [
    { category: "djs", label: "DJs, dhol and musicians" },
    { category: "venues", label: "Venues" },
    { category: "decor", label: "Stage and decor" },
    { category: "caterers", label: "Caterers" },
    { category: "videographers", label: "Videographers" },
  ],
  resources: ["noise", "liquor", "booking-ahead", "costs"],
  basis: common,
};
