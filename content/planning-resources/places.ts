import { banffNature, banffRules, checked, common, gardenBans, parkLimits } from "../guide-sources.ts";
import type { PlanningResource } from "./planning-resource.ts";

const parksLicences = {
  source: "Parks Canada, permits and licences (pc.gc.ca)",
  checked,
  confidence: "high",
} as const;
const cityParks = {
  source: "City of Calgary, parks and greenspaces (calgary.ca)",
  checked,
  confidence: "high",
} as const;

/** Places under an authority of their own. */
export const places: readonly PlanningResource[] = [
  {
    id: "banff-permits",
    name: "Banff National Park",
    question: "What does Banff National Park ask of a wedding?",
    answer:
      "Outdoors in the park: register with Parks Canada, at most 20 people, small props, acoustic music, nothing thrown, a park pass for everybody. Registering reserves nothing. For more people use a hotel or lodge with its own grounds.",
    statements: [
      {
        topic: "Registration",
        text: "The organiser fills in the wedding registration form. It reserves nothing: no exclusive use and no cordons.",
        ...banffRules,
      },
      {
        topic: "People and props",
        text: "20 participants at most; an arch, a signing table, a chair; no tents or shelters.",
        ...banffRules,
      },
      {
        topic: "Sound",
        text: "Quiet acoustic music. No generator, no loudspeaker, and so no dhol with an amplifier.",
        ...banffRules,
      },
      {
        topic: "Nature",
        text: "No rice or confetti, nothing picked, no food left behind. Alcohol follows Alberta's law and is not allowed in day-use areas.",
        ...banffNature,
      },
      {
        topic: "Passes",
        text: "Everyone who takes part needs a park pass. In some recent summers entry was free for a time: look at the year.",
        ...banffNature,
      },
      {
        topic: "Your vendors",
        text: "Each one who works in the park needs a Parks Canada business licence, and in the townsite one of the Town of Banff too. Ask before you sign.",
        ...parksLicences,
      },
      {
        topic: "Town sites",
        text: "One guide names Fenlands Meadow, Tunnel Mountain Reservoir, Central Park and the Recreation Grounds as pre-approved by the Town, with a fee. We could not confirm it: ask the Town of Banff.",
        source: "klemstudios.com",
        checked,
        confidence: "low",
      },
      {
        topic: "Moraine Lake",
        text: "No private vehicles on its road since 2023, which is open from about June to mid October. Guests come by Parks shuttle, Roam bus or a licensed operator.",
        ...common,
      },
    ],
    links: [
      { to: "/vendors?category=venues&area=canmore-banff", label: "Venues in Canmore and Banff" },
      { to: "/decoration-ideas/mountain-minimalist", label: "Decor that the park allows" },
    ],
  },
  {
    id: "city-parks",
    name: "City of Calgary parks",
    question: "Can we marry in a City of Calgary park?",
    answer:
      "Yes, with a permit: a wedding is a special use. Allow eight weeks, and 90 days once roads or a stage are involved. At the two garden sites the list of what is banned is long: open flame, petals, rice, tents, carpets, dance floors.",
    statements: [
      {
        topic: "The permit",
        text: "Apply for a greenspace or special event permit. Most applications for the next year are processed after New Year.",
        ...cityParks,
      },
      {
        topic: "How long it takes",
        text: "One City page says 30 days at least, another eight weeks, and 90 days for events with roads or stages. Plan with eight weeks.",
        ...cityParks,
        confidence: "medium",
      },
      {
        topic: "Reader Rock Garden",
        text: "Main lawn, up to 80 guests, May to September, in blocks of three hours: 818.90 dollars in 2025.",
        ...gardenBans,
        source: "City of Calgary, Reader Rock Garden (calgary.ca)",
      },
      {
        topic: "Colonel Walker House",
        text: "Lawn at the Inglewood Bird Sanctuary, up to 50 guests, two hours at least: 87.74 dollars an hour on weekdays, 152.06 on weekends and evenings (2026). No catering.",
        ...gardenBans,
        source: "City of Calgary, Inglewood Bird Sanctuary bookings (calgary.ca)",
      },
      {
        topic: "Banned at both",
        text: "Pets, generators, glass, lanterns, open flame, petals, rice, seed, confetti, balloons, bubbles, tents, runners, carpets and dance floors.",
        ...gardenBans,
      },
      {
        topic: "Elsewhere",
        text: "Tents of more than 600 square feet together, stages above two feet, animals, barbecues, amplified sound and vehicles each need an approval more.",
        ...parkLimits,
      },
      {
        topic: "Prince's Island",
        text: "The park itself is let only to large yearly festivals.",
        ...parkLimits,
        confidence: "high",
      },
    ],
    links: [{ to: "/decoration-ideas/rose-arch", label: "An arch that the gardens allow" }],
  },
];
