import type { TimelineStage } from "./stage.ts";

/** The timeline of the Indian theme: several events, two families. */
export const indianStages: readonly TimelineStage[] = [
  {
    id: "twelve",
    timeframe: "12+ months before",
    tasks: [
      "Sit down with both families: which events, on which days, for how many.",
      "Ask the priest for muhurat dates, or the gurdwara, mandir or mosque for its free days.",
      "Book the hall for the largest event: 12 to 18 months ahead, or 8 to 12 in the off-season.",
      "Hire a planner who has run several events in one week.",
    ],
    tip: "Ask every hall three things before you drive there: open flame, baraat, outside caterer.",
  },
  {
    id: "nine",
    timeframe: "9-12 months before",
    tasks: [
      "Book one photo and film team for all events.",
      "Choose caterers event by event: vegetarian, Jain, halal.",
      "Book DJ, dhol players and whoever sings.",
      "Tell relatives abroad their dates; visitor visas take time.",
    ],
    tip: "Keep one head count per event, never one for the wedding. Plates, chairs and rooms follow from it.",
  },
  {
    id: "six",
    timeframe: "6-9 months before",
    tasks: [
      "Order lehengas, saris and sherwanis; from India allow five to eight months.",
      "Book mandap, stage and flowers.",
      "Book mehndi artists, one for every 15 to 20 guests, and hair, makeup and draping.",
      "Ask whether your priest, granthi or imam is registered in Alberta.",
    ],
    tip: "If the priest is not registered, add a short signing with a marriage commissioner. It takes ten minutes.",
  },
  {
    id: "three",
    timeframe: "3-6 months before",
    tasks: [
      "Print invitations by event; post them two to three months ahead.",
      "Settle horse or car and the route of the baraat with the hall.",
      "Ask who files the fire permit for the havan: the City wants it 30 days ahead.",
      "Apply for the Alberta marriage licence within 3 months of the wedding.",
    ],
    tip: "Begin the sangeet rehearsals now. No cousin has ever learned the steps in a week.",
  },
];
