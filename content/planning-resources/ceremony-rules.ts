import {
  checked,
  common,
  commonPractice,
  flameIsWitness,
  flamePermit,
  flameStandby,
  quietHours,
} from "../guide-sources.ts";
import type { PlanningResource } from "./planning-resource.ts";

const droneBylaw = {
  source: "City of Calgary, drones in parks (calgary.ca)",
  checked,
  confidence: "high",
} as const;

/** Fire, drums, processions and cameras in the air. */
export const ceremonyRules: readonly PlanningResource[] = [
  {
    id: "fire-permit",
    name: "Fire for a havan or mandap",
    question: "How do we get permission for a havan or a mandap fire?",
    answer:
      "Ask the venue in writing first, then apply to the Calgary Fire Department through 311 with the information package at least 30 days before. Indoor open-air flame and ceremonial fire are allowed with its permit.",
    statements: [
      {
        topic: "The permit",
        text: "Indoor open-air flame and ceremonial events are allowed with an approved permit of the Calgary Fire Department; religious gatherings are named. Whether a very small flame in a licensed hall needs the package is not said: ask.",
        ...flamePermit,
      },
      { topic: "How long before", text: "At least 30 days, through 311.", ...flamePermit },
      {
        topic: "Standby officer",
        text: "For unpermitted open flame or assemblies in high-rises a fire safety codes officer may be required, paid by the hour, two hours at least.",
        ...flameStandby,
      },
      {
        topic: "Usual practice",
        text: "A contained kund on a metal tray with sand, ghee and a few wood chips; extinguisher and lid beside it; detectors of the zone isolated by the venue and put back; drapes a metre away and flame-resistant.",
        ...commonPractice,
      },
      {
        topic: "Why it matters",
        text: "The flame is witness to a Hindu or Jain marriage. It can be very small; it cannot be left out.",
        ...flameIsWitness,
      },
      {
        topic: "Fire bans",
        text: "In the ban of 2021 solid-fuel fires stopped while permitted ceremonial and indoor flames stayed allowed. Another ban may differ.",
        source: "newsroom.calgary.ca, 16 July 2021",
        checked,
        confidence: "high",
      },
    ],
    links: [
      { to: "/indian-wedding-traditions/pheras", label: "Pheras, step by step" },
      { to: "/decoration-ideas/mandap", label: "Mandaps and what they need" },
    ],
  },
  {
    id: "baraat",
    name: "Baraat on the street",
    question: "May a baraat go down a Calgary street?",
    answer:
      "On the venue's own drive or car park, with the venue's consent and the horse owner's insurance. Any lane of a public road needs the City's approval, which is reported to take four to eight weeks and three months for a closure: ask the City before you plan on it.",
    statements: [
      {
        topic: "Private ground",
        text: "The simplest way: the venue's drive or car park, its consent, and the horse owner's certificate of liability.",
        ...common,
      },
      {
        topic: "Public road",
        text: "Reportedly: route map, traffic plan, insurance and coordination with Calgary Police, four to eight weeks ahead, three months for a closure. We found this on a secondary site only.",
        source: "ca.citylaws.org, parade and road closure guides (secondary)",
        checked,
        confidence: "low",
      },
      {
        topic: "Larger events",
        text: "The City asks 90 days for events that go beyond a simple park booking.",
        source: "City of Calgary, book a park (calgary.ca)",
        checked,
        confidence: "medium",
      },
      {
        topic: "Airdrie",
        text: "There a parade permit is needed once more than 15 vehicles take part.",
        source: "City of Airdrie, parade permits (airdrie.ca)",
        checked,
        confidence: "high",
      },
    ],
    links: [
      { to: "/indian-wedding-traditions/baraat", label: "Baraat, from drum to door" },
      { to: "/vendors?category=transportation", label: "Horses and cars" },
    ],
  },
  {
    id: "noise",
    name: "Noise and late music",
    question: "How late may music play?",
    answer:
      "Outdoors until 10 p.m. Drums in the morning not before 7 a.m., and not before 9 a.m. on Sundays and holidays. A wedding cannot get an exemption. Indoors the venue's own hours hold.",
    statements: [
      {
        topic: "Quiet hours",
        text: "10 p.m. to 7 a.m., and to 9 a.m. on Sundays and statutory holidays. The bylaw has been renumbered since (32M2023); we believe that the hours are the same.",
        ...quietHours,
      },
      {
        topic: "No exemption",
        text: "Private functions such as wedding receptions do not qualify for a noise exemption permit.",
        ...quietHours,
      },
      {
        topic: "Very large weddings",
        text: "From 5,000 people it is a Major Event with its own process.",
        source: "City of Calgary, noise at major events (calgary.ca)",
        checked,
        confidence: "high",
      },
    ],
    links: [{ to: "/indian-wedding-traditions/sangeet", label: "Sangeet: sound and late end" }],
  },
  {
    id: "drones",
    name: "Drones",
    question: "May our photographer fly a drone?",
    answer:
      "Not for recreation in a national park, never over guests in a City park, and in most of Calgary from 250 grams only with the pilot's certificate and NAV CANADA's approval. Ask for the papers when you book, not on the day.",
    statements: [
      {
        topic: "The pilot",
        text: "From 250 grams the drone is registered and the pilot certified; in sight, below 122 metres, and with an advanced certificate in controlled airspace.",
        source: "Calgary Police Service page; wizkidztech.org",
        checked,
        confidence: "medium",
      },
      {
        topic: "Over Calgary",
        text: "Most of the city is controlled airspace of the airport or of Springbank: from 250 grams NAV CANADA has to approve the flight.",
        ...common,
      },
      {
        topic: "City parks",
        text: "Below 250 grams over mown grass only. Above, a Parks permit of up to eight weeks. Never over gatherings, wildlife, natural areas, playgrounds or cemeteries; fines of 250 to 3,000 dollars.",
        ...droneBylaw,
      },
      {
        topic: "Paid flights",
        text: "To take off from or land on City land a paid pilot needs a permit (ten business days for film), insurance and certificates.",
        source: "City of Calgary, drones for film (calgary.ca)",
        checked,
        confidence: "high",
      },
      {
        topic: "Banff",
        text: "Recreational drones are prohibited in national parks.",
        source: "Parks Canada, permits and licences (pc.gc.ca)",
        checked,
        confidence: "high",
      },
    ],
    links: [{ to: "/vendors?category=videographers", label: "Videographers" }],
  },
];
