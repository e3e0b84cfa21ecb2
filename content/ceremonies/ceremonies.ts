import type { Ceremony } from "./ceremony.ts";

/**
 * The six ceremonies of the specification, in the order in which most families hold them. Durations
 * and numbers: general knowledge of Calgary weddings; families differ.
 */
export const ceremonies: readonly Ceremony[] = [
  {
    id: "mehendi",
    name: "Mehndi",
    moment: "The first night",
    description:
      "Henna is drawn on the bride's hands and feet while the women of both families sing, eat and wait their turn for a small design of their own.",
    duration: "3 to 6 hours, one to three days before",
    participants: "The bride, women of both families and friends, often men too: 20 to 150",
    importance:
      "A blessing, and the last unhurried hours before the formal rites. A dark stain is read as a good sign; the other name hides in the pattern.",
    elsewhere:
      "Kept by Hindu, Sikh and Muslim families, Ismailis among them, each with their own songs. Tamil families call it maruthani.",
    image: "/art/ceremonies/mehndi.svg",
  },
  {
    id: "sangeet",
    name: "Sangeet",
    moment: "The evening of songs",
    description:
      "An evening of music: folk songs to the dholki, dances that cousins have rehearsed for weeks, dinner, and then a floor that is open to everybody.",
    duration: "4 to 6 hours, in the evening",
    participants: "Both families and their friends: 100 to 400",
    importance: "The two families meet, and perform for each other before they become one.",
    elsewhere:
      "Ladies' sangeet and jaggo in Punjabi families, garba and dandiya in Gujarati ones, dholki in Pakistani ones.",
    image: "/art/ceremonies/sangeet.svg",
  },
  {
    id: "haldi",
    name: "Haldi",
    moment: "A golden morning",
    description:
      "Elders rub turmeric paste with oil and sandalwood on the cheeks, arms and feet of the couple, each in their own home, with much laughter and in old clothes.",
    duration: "1 to 2 hours, in the morning",
    participants: "Close family: 20 to 80",
    importance:
      "It cleanses and protects before the wedding, and it is a blessing that every aunt gives with her own hands.",
    elsewhere: "Maiyan in Punjabi families, pithi in Gujarati ones, mangala snanam in the south.",
    image: "/art/ceremonies/haldi.svg",
  },
  {
    id: "baraat",
    name: "Baraat",
    moment: "The arrival",
    description:
      "The groom comes in procession, on a horse, in an open car or on foot, his family dancing to the dhol around him. At the door the milni welcomes them.",
    duration: "About an hour, better not longer",
    participants: "The groom, 50 to 200 relatives, one to three dhol players",
    importance: "The public joy of the groom's family, who come dancing and are greeted as kin.",
    elsewhere:
      "Punjabi, Hindi-speaking, Gujarati and many Muslim families keep it. Some Tamil families hold the janavasam on the evening before.",
    image: "/art/ceremonies/baraat.svg",
  },
  {
    id: "pheras",
    name: "Pheras",
    moment: "Around the fire",
    description:
      "Under a mandap of four posts the couple exchanges garlands, joins hands and walks around a small sacred fire while the priest recites.",
    duration: "1½ to 3 hours; a short form 60 to 75 minutes",
    participants: "The couple, parents, priest and the bride's brother, before 150 to 600 guests",
    importance:
      "The fire is the witness: for most Hindu families no marriage is complete without it. Ask the venue about open flame first.",
    elsewhere:
      "Four rounds or seven, by family. Sikh couples walk four laavan around the Guru Granth Sahib, without fire; Muslim couples, Ismailis among them, sign the nikah.",
    image: "/art/ceremonies/pheras.svg",
  },
  {
    id: "vidaai",
    name: "Vidaai",
    moment: "The farewell",
    description:
      "The bride leaves with her husband's family. She throws rice back over her head, thanks for the house she grew up in, and the decorated car drives off slowly.",
    duration: "20 to 45 minutes",
    participants: "The couple and the bride's family",
    importance: "A goodbye and the start of a new household. Nobody is expected to keep dry eyes.",
    elsewhere: "Doli in Punjabi families, rukhsati in Muslim ones.",
    image: "/art/ceremonies/vidaai.svg",
  },
];
