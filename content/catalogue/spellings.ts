/**
 * Words that couples in Calgary spell, or call, in more than one way: a search for one finds what has another.
 * Lower case, without accents.
 */
export const spellings: readonly (readonly string[])[] = [
  ["mehndi", "mehendi", "mehandi", "henna"],
  ["sari", "saree"],
  ["lehenga", "lengha", "lehnga"],
  ["turban", "pagri", "pagg", "safa"],
  ["jewellery", "jewelry", "jeweller", "jeweler"],
  ["makeup", "make-up"],
  ["decor", "decorator", "decorating", "decorations"],
  ["limousine", "limo"],
  ["dj", "deejay"],
  ["photographer", "photography"],
  ["videographer", "videography"],
  ["caterer", "catering"],
  ["florist", "flowers"],
  ["pandit", "pundit", "priest"],
  ["gurdwara", "gurudwara"],
];
