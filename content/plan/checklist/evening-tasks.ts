import { common, commonPractice, quietHours, venueChecklist } from "../../guide-sources.ts";
import { days, months, weeks } from "./lead-times.ts";
import type { ChecklistTask } from "./checklist-task.ts";
import * as from from "./task-sources.ts";
import * as link from "./vendor-links.ts";

/** Mehndi, haldi and sangeet, and what clothes and jewels they and the ceremonies ask for. */
export const eveningTasks: readonly ChecklistTask[] = [
  {
    id: "indian-outfits",
    title: "Order lehengas, saris and sherwanis",
    about:
      "From India allow five to eight months and a second journey for the fitting, or somebody there with your measurements. One outfit for each event, blouse and dupatta too; ask about customs before the parcel leaves.",
    before: months(8),
    events: [
      "pheras",
      "hasta-melap",
      "muhurtham",
      "anand-karaj",
      "nikah",
      "ismaili-nikah",
      "sangeet",
      "garba",
    ],
    links: [link.bridalWear, link.suits],
    tool: "shortlist",
    ...from.bookingTimes,
  },
  {
    id: "family-outfits",
    title: "Settle colours and outfits of both families, turbans included",
    about:
      "Who wears what at which event, how many metres of turban cloth, and who ties: a pagg tier for forty men begins at five. Order matching dupattas and safas together.",
    before: months(4),
    events: ["baraat", "milni", "sangeet", "garba"],
    links: [link.suits, link.bridalWear],
    ...common,
  },
  {
    id: "mehndi-artist",
    title: "Book the mehndi artists: one for every 15 to 20 guests",
    about:
      "The bride's hands and feet alone take three to six hours, so she sits first or on another evening. Ask for natural henna, and how dark it was on hands that they did last week.",
    before: months(7),
    events: ["mehndi"],
    links: [link.mehndiArtists, link.mehendiGuide],
    tool: "shortlist",
    ...venueChecklist,
  },
  {
    id: "mehndi-trial",
    title: "Sit for a mehndi trial with the artist",
    about:
      "One palm, two days, daylight: you see the stain, and whether your skin bears it. Bring the pattern, and where the name is to be hidden.",
    before: months(2),
    events: ["mehndi"],
    links: [link.mehndiArtists],
    ...common,
  },
  {
    id: "mehndi-room",
    title: "Furnish the mehndi: seats, light, towels and a floor that may stain",
    about:
      "Low cushions and side tables, good light at the artists' chairs, washable cover beneath. Finger food that somebody else can feed to the bride, and music that leaves room for the aunts' songs.",
    before: months(3),
    events: ["mehndi"],
    links: [link.mehendiGuide, link.decorators, link.caterers],
    ...venueChecklist,
  },
  {
    id: "mehndi-sleep",
    title: "Plan the hours around the paste: four to eight with idle hands",
    about:
      "Somebody opens doors, answers the telephone and holds the straw. Lemon and sugar while it dries, no water until morning. It is darkest a day or two later, which is why it is done before.",
    before: days(3),
    events: ["mehndi"],
    links: [link.mehendiGuide],
    ...common,
  },
  {
    id: "beauty-trial",
    title: "Hair, makeup and draping trial, with the jewellery on",
    about:
      "Wear the colour of the outfit, take pictures by window and by lamp. Ask how long each head takes, and count back from the hour at which the photographer wants you ready.",
    before: months(2),
    links: [link.beauty],
    ...common,
  },
  {
    id: "haldi-place",
    title: "Find a place for the turmeric that may turn yellow",
    about:
      "A garden, a garage or a floor under sheeting: turmeric stains carpet and stone for good. A shower or washroom close by, low stools, marigolds, and clothes that nobody wants back.",
    before: months(4),
    events: ["haldi", "maiyan", "pithi", "mayun"],
    links: [link.haldiGuide, link.florists],
    ...venueChecklist,
  },
  {
    id: "haldi-things",
    title: "Get turmeric, oil, sandalwood, thread and towels",
    about:
      "For maiyan or vatna also red thread and the plank, for a pithi the sisters' bowls. Patch-test the paste on the inside of an arm; it is two days before all the pictures.",
    before: weeks(2),
    events: ["haldi", "maiyan", "pithi"],
    links: [link.haldiGuide],
    ...common,
  },
  {
    id: "sangeet-hall",
    title: "Book the sangeet's hall with floor, stage and a late licence",
    about:
      "A stage of 16 by 12 feet or larger, a clear floor of three to four and a half square feet for each guest, a room to change in.",
    before: months(11),
    events: ["sangeet"],
    links: [link.venues, link.sangeetGuide],
    tool: "shortlist",
    ...venueChecklist,
  },
  {
    id: "sangeet-music",
    title: "Book DJ, dholki and whoever sings for the sangeet",
    about:
      "Ask for wireless microphones, a screen if there is a slide show, and a host who knows both families' names. Ask what they play for aunts and what for cousins.",
    before: months(9),
    events: ["sangeet"],
    links: [link.djs, link.sangeetGuide],
    tool: "shortlist",
    ...from.bookingTimes,
  },
  {
    id: "sangeet-dances",
    title: "Begin the rehearsals: who dances, to what, in which living room",
    about:
      "No cousin has ever learned the steps in a week. Three minutes a dance, eight dances an evening, the cuts of the songs with one person.",
    before: months(4),
    events: ["sangeet"],
    links: [link.sangeetGuide],
    tool: "schedule",
    ...common,
  },
  {
    id: "sangeet-order",
    title: "Fix the order of dances, and send the songs to the DJ",
    about:
      "With the length of each, who comes in from where, and dinner in the middle and not at the end. Somebody from each side stands at the curtain.",
    before: weeks(2),
    events: ["sangeet"],
    links: [link.djs],
    tool: "schedule",
    ...commonPractice,
  },
  {
    id: "jaggo",
    title: "Ask about jaggo and drums outdoors late in the evening",
    about:
      "Outdoors the quiet hours begin at 10 p.m., and a wedding gets no exemption. Lamps on the jaggo pot may be LED. Tell the neighbours, and bring them sweets.",
    before: weeks(4),
    events: ["sangeet"],
    links: [link.noiseGuide, link.sangeetGuide],
    ...quietHours,
  },
];
