import type { StaticPage } from "./static-page.ts";

export const privacy: StaticPage = {
  id: "privacy",
  title: "Privacy",
  description:
    "What Wild Rose Weddings keeps when you send an enquiry, what it does not, for how long, and how it is erased under Alberta's PIPA.",
  heading: "What we keep, and what we do not",
  lede: "You can use everything here without telling us who you are. We learn that only from a form that you send.",
  tickets: [
    {
      title: "No account, no cookie",
      text: "The site sets no cookie, knows no log-in, and loads nothing from another host that could follow you.",
    },
    {
      title: "Only what you send",
      text: "An enquiry is kept as you wrote it, so that a person can answer it and nothing is lost.",
    },
    {
      title: "Erased when you ask",
      text: "Your private link deletes your enquiry at once; or write to us with your reference. No reason is needed.",
    },
  ],
  sections: [
    {
      id: "enquiries",
      heading: "When you send a form",
      paragraphs: [
        "We keep what you typed and chose, the moment at which it came, the reference that you are shown, and a fingerprint (a hash) of the fields by which a form that is sent twice counts once.",
        "It is used to answer you, to put you in touch with the vendors you chose, and for the range of quotes below, and for nothing else. It is never sold. It is mailed to our team at once. If it is the first enquiry from your address, we mail you and send it on when you press the button behind the link; that you did counts for half a year. Then it is mailed to those vendors you ticked that have confirmed their address to us; the form says of each one how your enquiry reaches it.",
        "The mail that confirms your enquiry holds a private link. On its page you see the answers, change or withdraw the enquiry, or delete it with everything that belongs to it. We keep only a fingerprint of the link.",
        "What caterers quote couples is shown only as a range for one guest and one year, beside the costs of venues. A price for each guest counts, and one in all where the couple gave a number of guests and named no more than one event. Each range is of at least five couples and three caterers, of which none has more than half. The lowest and the highest are left out, and each quote counts by a rounded step, so that neither yours nor a caterer’s can be worked out.",
        "Quotes older than two years don’t count, and yours stops counting when you withdraw or delete your enquiry.",
      ],
      list: [
        "Your name and email address",
        "Date, guests, budget, kind of venue, services and events, as far as you gave them",
        "Your questions and whatever else you wrote",
        "The vendors and venues that you ticked",
      ],
    },
    {
      id: "plans",
      heading: "When you plan",
      paragraphs: [
        "A plan on /plan is on your device and nowhere else, until you press “Save & share”. From then on it is on our server too, where the people who run the site can read it; nobody else can without one of its links, of which we keep only a fingerprint. A link to look shows no telephone numbers, addresses, diets, allergies or notes, and nothing that family suggested, unless you tick that it may.",
        "Whoever has the link to edit can make the links new or delete the plan, at once and for everybody. What other devices have stored of it stays on them until it is deleted there.",
        "If you have the link mailed, the address is used for that mail alone: it is not written into the plan, and we erase it within two weeks.",
        "A plan that is saved online has an end: we delete it a year after its last event, or, as long as it has no date, two years after it was last opened. The plan's page says when; where an enquiry in the plan tells us your address, we mail you a month before. The guests' names, diets and answers go with it.",
        "A household that you invite by a page of its own sees its own events and names; what it answers is kept with your plan and goes with it. A business sees the sheet that you hand over: hours, numbers of guests, and for kitchens diets and allergies. Family may propose guests and write comments, which everybody with a link to edit or to propose can read. Who looks at the plan at the same time is shown by the name that each has typed and by what their link allows, and kept nowhere but on that device.",
        "A wedding page that you publish is read by whoever has its address, with the events that you made public; a household that enters its code sees its own. Search engines are told to leave it out, we count no visits to it, and it goes with your plan. Photographs are yours: we take place and camera out of the files, guests see them once you publish, and one that you remove is deleted at once.",
        "So that the plan opens without a signal, the browser stores the plan's pages and the pages that you have seen since you opened it. It stores no private link in them.",
      ],
    },
    {
      id: "reviews",
      heading: "When you review a business",
      paragraphs: [
        "Some days after your wedding we mail you once and invite you to review those you booked. The link under each of our mails stops all mail to your address; of it we keep a fingerprint of your address under our secret key.",
        "Everybody reads a review: your stars, your words, the name that you choose and, if you like, the month of your wedding. The business is told by mail and may answer once. You can delete the review on your private page. When you tell us whom you booked, that business is asked to confirm it. With a review we keep a fingerprint of your address under our secret key, so that a couple reviews a business once. It stays when your enquiry is deleted; ask us, and your name is taken off it.",
      ],
    },
    {
      id: "paid",
      heading: "When you tell us what you paid",
      paragraphs: [
        "After your wedding you can tell us, on the private page of your enquiry, what you paid a business that you both marked as booked, how many guests came and what it included. You need not.",
        "We show it only as part of a range for a kind of vendor, a number of guests and a year, from at least five couples and three businesses, of which none has more than half. The lowest and the highest are left out, and each amount counts by a rounded step, so that yours cannot be worked out. Your name, your amount and the business are shown to nobody, and the business is not told; the people who run the site can read it with your enquiry. You can change or remove it at any time. It is deleted with your enquiry.",
      ],
    },
    {
      id: "corrections",
      heading: "When you tell us that something is wrong",
      paragraphs: [
        "We keep which listing it is about, what kind of mistake it is, whether you write as a couple or for the business, what you wrote, when it came, its reference and fingerprint, and your email address if you gave one. A person checks it and can answer. None of it is shown on the site.",
      ],
    },
    {
      id: "pictures",
      heading: "When a business sends pictures",
      paragraphs: [
        "We make each picture anew in the sizes that the site shows and throw the file itself away, so that the place, the camera and whatever else it told are gone. The pictures are public until the business removes them, or we do; copies can stay in browsers that have seen them.",
        "If you are on one and do not want to be, use “Report a problem” on that page or write to us.",
      ],
    },
    {
      id: "claims",
      heading: "When you claim a listing",
      paragraphs: [
        "We keep your name, what you do at the business, your address there, your note, when it came, its reference and fingerprint, and what was decided. Our team decides with it, and the business that already manages the listing is told that it was claimed, not by whom. None of it is shown on the site.",
        "Once a claim is approved, enquiries are mailed to that address. Every such mail has a link that stops it; of an address that wants no such letters we keep a fingerprint for that alone.",
      ],
    },
    {
      id: "suggestions",
      heading: "When you suggest a vendor, and when we invite one",
      paragraphs: [
        "Of a suggestion we keep the business's name, what it does, its website and how you know it, if you said so, when it came, and its reference. We do not ask who you are, and do not tell the business who named it. Our team uses it to list the business and to invite it.",
        "We may write to a business that has not written to us: once, at an address that it publishes or asked us to use, to offer it its own listing. The mail says why we may, and has a link that stops all mail from us. We keep for three years to which address we wrote and when, and the page and the day on which we found the address, because Canada's anti-spam law asks for it. An invitation that nobody takes up is deleted after 28 days.",
        "A business that gives us the address of its calendar lets us read its busy days each day, and one that sends its calendar as a file lets us read it once; we keep the days and not what is written in them, and no file. The calendar of its enquiries that it can subscribe to opens by a private address, of which we keep only a fingerprint.",
      ],
    },
    {
      id: "guards",
      heading: "How we keep out advertising",
      paragraphs: [
        "To notice programs that flood our forms, we count how many forms come from an internet address and its network, and how often an email address, or the domain of a company, is entered. Both are kept as a fingerprint under our secret key, for ten minutes (internet addresses) or a day (email addresses), and then deleted.",
        "The page also says how long a form was open before it was sent. That is looked at once and not kept. A letter with many links waits until a person has read it. No other company is asked about you.",
      ],
    },
    {
      id: "looking",
      heading: "When you only look",
      paragraphs: [
        "We count how often the page of each vendor and venue is opened on a day: a number, without a cookie, an internet address or anything else about who opened it, which the business can see and which we delete after two years.",
        "Searches, saved vendors, dates and budgets stand in the address of the page or in the open tab. The server needs the address to answer, and does not keep it with anything about you.",
        "What you type into a form stays in your browser until you send it, so that a closed tab loses nothing. We get none of it before that. “Start over” above the form deletes it, which is wise on a device that others use; after four weeks it deletes itself.",
        "Your browser remembers how far each page was scrolled until you close the tab. When something on our side fails, the path that was asked for is written to a log, without what you typed.",
        "Whoever runs the machines in front of this site may keep the usual access logs, which hold internet addresses, for a time of their own.",
      ],
    },
    {
      id: "how-long",
      heading: "How long, and who can read it",
      paragraphs: [
        "An enquiry with its answers and messages is deleted by itself a year after the wedding, or after it was sent or withdrawn, unless the people who run the site have set another time. Corrections, suggestions, decided claims and decided applications go after the same time, applications whose address nobody confirmed after 14 days. You can delete an enquiry, or have us delete everything that belongs to your address, at any time before.",
        "Of a deletion we keep a fingerprint under our secret key and the day, so that a backup that is put back is cleared of it again. Copies in backups last until those are replaced. Mails that were sent stay in the mailboxes that got them.",
        "They can be read by the people who run the site: at a desk on the server itself, and on a page that only a private link of each of them opens.",
      ],
    },
    {
      id: "breach",
      heading: "If something goes wrong",
      paragraphs: [
        "If what we keep about you is lost, or comes into hands where it could harm you, we tell you without delay, by mail where we know your address: what happened, when, what it concerns, what we have done and what you can do. We tell the Information and Privacy Commissioner of Alberta, as the law asks.",
        "All private links can be made new at once; the old ones stop working at that moment.",
      ],
    },
    {
      id: "rights",
      heading: "Your rights in Alberta",
      paragraphs: [
        "Alberta's Personal Information Protection Act (PIPA) lets you ask what we hold about you and what it was used for, have it corrected, and withdraw your consent. Write to us; the reference of your enquiry makes it quick to find.",
        "If our answer does not satisfy you, the Information and Privacy Commissioner of Alberta takes complaints.",
      ],
    },
  ],
  contact: "To see, correct or erase what we hold, write to the people who run the site.",
  checked: "2026-11-26",
};
