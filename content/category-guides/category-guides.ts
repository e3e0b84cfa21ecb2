import type { CategoryGuide } from "./category-guide.ts";

/** One for each category but venues, which have a page of their own. */
export const categoryGuides: readonly CategoryGuide[] = [
  {
    id: "photographers",
    trade: "Wedding photographers",
    intro:
      "Light makes the pictures here. A June evening stays bright until almost ten, a December one is over by half past five. Ask each photographer to walk you through a day like yours, in the month you marry.",
    questions: [
      "Who takes the pictures on our day, and who comes if they’re ill?",
      "May we see one whole wedding, not only the twenty best pictures?",
      "How many hours are included, and what does one more cost?",
      "How many pictures do we get, and when?",
      "For pictures in Banff: do you have the licence that Parks Canada asks of businesses?",
    ],
    windows: ["photographer"],
    tip: "Three events are three days of work. Book one team for all of them, and ask for a second photographer on the day when two families get ready in two houses.",
  },
  {
    id: "videographers",
    trade: "Wedding videographers",
    intro:
      "A film keeps what pictures can’t: the vows, the speeches, the dhol coming round the corner. Watch two or three films to the end before you decide, and listen to their sound as much as you look.",
    questions: [
      "Do you film alone, or with a second camera?",
      "How do you record the vows and the speeches?",
      "How long is the film, and do we also get the speeches whole?",
      "Whose licence covers the music?",
      "May you fly a drone at our venue? Banff National Park doesn’t allow it.",
    ],
    windows: ["photographer"],
    tip: "Have your photographer and your videographer talk before the day. They stand in the same spot at the same moment, and the good ones have agreed who stands where.",
  },
  {
    id: "djs",
    trade: "Wedding DJs and musicians",
    intro:
      "The DJ runs your evening more than anyone else in the room: announcements, first dance, the moment when everyone gets up. Meet the person who will be there, not the company’s salesperson.",
    questions: [
      "Who plays on our evening, and have they played for two families with two playlists?",
      "What do you bring, and what does the venue have to provide?",
      "Do you host as well, and in which languages?",
      "When do you set up, and how long do you need to take down?",
      "How loud may it be at our venue, and until when?",
    ],
    windows: ["music"],
    tip: "For a baraat, book the dhol and the street in one go: the music comes with the procession, and a procession on a city street needs its own permission.",
  },
  {
    id: "caterers",
    trade: "Wedding caterers",
    intro:
      "Food is the largest line of most budgets, and one more table shows in it at once. Ask for the price per guest with everything in it: staff, dishes, delivery, gratuity and the 5% GST.",
    questions: [
      "What is the price per guest, and what isn’t in it?",
      "Does our venue let you in, and what does it charge for an outside caterer?",
      "Can you keep a vegetarian, halal or Jain kitchen apart?",
      "When do you need our final number?",
      "May we taste before we sign?",
    ],
    windows: ["caterer"],
    tip: "Many Calgary hotels cook themselves and let in only caterers they know. Ask the venue before you fall in love with a menu.",
  },
  {
    id: "florists",
    trade: "Wedding florists",
    intro:
      "Most flowers for a Calgary wedding travel here, and what is in season decides what they cost. Tell a florist your colours, your room and your sum, and let them choose the flowers.",
    questions: [
      "What would you do with our sum, and what would you leave out?",
      "Which of our flowers are risky in our month?",
      "Who sets up, and who takes everything down at night?",
      "What can move from the ceremony to the reception?",
      "Do you make garlands and a mandap’s flowers, and when are they strung?",
    ],
    windows: ["decor"],
    tip: "Wind is a guest at every outdoor wedding here. Ask how the arch is weighted before you ask what grows on it.",
  },
  {
    id: "planners",
    trade: "Wedding planners",
    intro:
      "A planner for the whole year, a coordinator for the last month, or someone who holds the day together: three different jobs, at three different prices. Decide which you need before you ask.",
    questions: [
      "How many weddings do you have that weekend?",
      "Are you there yourself on the day, and with how many people?",
      "What do you do, and what stays with us?",
      "Do vendors pay you for bringing us to them?",
      "Have you run a day like ours: two ceremonies, two families, two halls?",
    ],
    windows: ["planner"],
    tip: "A marriage in Alberta needs someone who is allowed to perform it, and two adult witnesses. Many priests and granthis are registered, some aren’t: ask yours early.",
  },
  {
    id: "decor",
    trade: "Wedding decorators",
    intro:
      "A room is dressed in hours and has to be empty again by morning. Good decorators ask about the doors, the ceiling and the fire rules before they show you a mandap.",
    questions: [
      "Have you worked in our room, and when do they let you in?",
      "Is what we see in the picture what we get, or something like it?",
      "What may hang from the ceiling, and who asks the venue?",
      "May there be an open flame, and whose permit is it?",
      "When do you take down, and what does a late night cost?",
    ],
    windows: ["decor"],
    tip: "A havan needs a fire permit, and the City wants to know at least 30 days before. Your decorator, your venue and your priest each think that another one asks for it.",
  },
  {
    id: "cakes",
    trade: "Wedding cakes and sweets",
    intro:
      "A cake has to survive the road, a warm room and a photograph. Ask how it travels before you ask how it tastes, and order sweets by the piece, not by the tray.",
    questions: [
      "How many slices do our guests need if there’s also a sweet table?",
      "Is it made without egg, nuts or gelatin if we ask?",
      "Who brings it, and who puts it together?",
      "How long may it stand in our room?",
      "May we taste before we order?",
    ],
    windows: ["cake"],
    tip: "For Banff and Canmore, ask who drives. Tiers that are stacked in Calgary arrive in one piece less often than tiers that are stacked on the table.",
  },
  {
    id: "attire",
    trade: "Bridal and groom’s wear",
    intro:
      "A dress is ordered, then altered, and both take months. A lehenga or a sherwani from India takes its own time through customs. Start with the date on which it has to fit, and count back.",
    questions: [
      "When is it here, and what if it’s late?",
      "How many fittings are included?",
      "Who alters it in Calgary if it comes from abroad?",
      "What can be rented: suits, turbans, jewellery?",
      "What does it weigh, and can we sit and dance in it?",
    ],
    windows: ["dress"],
    tip: "Wear the shoes to the last fitting, and bring whoever will pin the dupatta or do up the buttons on the morning.",
  },
  {
    id: "beauty",
    trade: "Wedding hair, makeup and mehndi",
    intro:
      "An early ceremony means that someone is awake in your kitchen at four in the morning. Ask how many people one artist can do by when, and count your bridesmaids and both mothers.",
    questions: [
      "How long do you need for each of us, and who comes with you?",
      "Do you come to us, and what does the drive cost?",
      "Is a trial included, and when is it?",
      "Do you stay for the change between ceremony and reception?",
      "For mehndi: how many hands, and how long does it need to dry?",
    ],
    windows: ["beauty"],
    tip: "Calgary air is dry, and hotels make it drier. Artists who work here know it: ask what they do about it in January.",
  },
  {
    id: "transport",
    trade: "Wedding transport",
    intro:
      "Two ceremonies, a park for the pictures and a hall in the northeast: the drive between them is what makes a day late. Plan the cars when you plan the hours.",
    questions: [
      "How many seats with a lehenga and a photographer on board?",
      "What is the least time we have to book?",
      "Who waits for us, and what does waiting cost?",
      "What happens on a day with snow?",
      "For a horse: who insures it, and where does it stand before the baraat?",
    ],
    windows: ["transport"],
    tip: "For guests, one coach that goes twice is usually cheaper than two coaches. Write the last trip on the invitation.",
  },
];

/** The guide of a category; undefined for venues. */
export const findCategoryGuide = (category: string): CategoryGuide | undefined =>
  categoryGuides.find(({ id }) => id === category);
