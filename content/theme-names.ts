/** The two themes of the site; an enquiry's mails and a couple's reply pages have one of them, too. */
export const themeNames = ["standard", "indian"] as const;

export type ThemeName = (typeof themeNames)[number];
