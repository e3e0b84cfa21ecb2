/**
 * Where the figures in a real venue's own texts come from, such as years, floor areas and guest rooms. What is
 * a fact, a room or a price has its source where it stands; a figure that is in neither fails a test.
 */
type FigureSource = { slug: string; source: string; figures: readonly string[] };

/** Figures as they are written, without the comma of thousands. */
export const figureSources: readonly FigureSource[] = [
  {
    slug: "fairmont-palliser",
    source:
      "moderndaytripper.com/fairmont-palliser-calgary-ab and avenuecalgary.com best indoor wedding venue 200+ (reader vote)",
    figures: ["13"],
  },
  {
    slug: "fairmont-palliser",
    source: "kids.kiddle.co/Fairmont_Palliser_Hotel (Wikipedia copy)",
    figures: ["1914"],
  },
  { slug: "fairmont-palliser", source: "corporateeventnews.com 2018-03-20", figures: ["407", "19000"] },
  { slug: "calgary-zoo", source: "smallflower.ca Calgary Zoo wedding 2023", figures: ["2023"] },
  {
    slug: "heritage-park",
    source: "suncruisermedia.com golden anniversary",
    figures: ["127", "1964", "180"],
  },
  { slug: "heritage-park", source: "calgary.ctvnews.ca 2024-05-15", figures: ["4000", "1973"] },
  { slug: "heritage-park", source: "jaxstumpes.blogspot.com 2015-06", figures: ["1894", "1909"] },
  { slug: "lake-house", source: "pressreader.com Calgary Herald 2024-04-13", figures: ["14", "2014"] },
  { slug: "lake-house", source: "lakehousecalgary.com 2019-10 spring weddings", figures: ["2019"] },
  {
    slug: "teatro-restaurant",
    source: "waymarking.com wm19XTN Dominion Bank and montecristomagazine.com Teatro Group",
    figures: ["1911", "1993"],
  },
  {
    slug: "teatro-restaurant",
    source: "montecristomagazine.com Teatro Group and getdown.ca 2018-08-10",
    figures: ["22", "10000"],
  },
  { slug: "teatro-restaurant", source: "waymarking.com wm19XTN Dominion Bank", figures: ["1982"] },
  { slug: "teatro-restaurant", source: "summittoronto.com 2021-11", figures: ["18"] },
  {
    slug: "bow-valley-ranche",
    source: "bowvalleyranche.com/restore.html and flyers-on-line.com",
    figures: ["1896", "1999", "2014"],
  },
  {
    slug: "hyatt-regency-calgary",
    source: "Convene Sept 2011 p.98 (content.yudu.com)",
    figures: ["20", "1890", "500", "22", "33000", "21"],
  },
  { slug: "hyatt-regency-calgary", source: "corporateeventnews.com 2018-03-20", figures: ["355"] },
  {
    slug: "calgary-marriott",
    source: "corporateeventnews.com 2018-03-20 and meetingstoday.com 144274",
    figures: ["11000"],
  },
  {
    slug: "calgary-marriott",
    source: "calgaryherald.com remodelled downtown Marriott and jensoko.com award entry 2017",
    figures: ["2015", "1974"],
  },
  { slug: "calgary-marriott", source: "corporateeventnews.com 2018-03-20", figures: ["384"] },
  {
    slug: "calgary-marriott",
    source: "corporateeventnews.com 2018-03-20 and Convene Sept 2011 p.98 (content.yudu.com)",
    figures: ["122000", "36"],
  },
  { slug: "calgary-marriott", source: "Convene Sept 2011 p.98 (content.yudu.com)", figures: ["23"] },
  {
    slug: "westin-calgary",
    source: "General knowledge, not checked with the venue",
    figures: ["1960", "1970", "525", "1969", "1964", "1981"],
  },
  {
    slug: "hotel-arts",
    source: "calgaryherald.com Hotel Arts $7-million renovation",
    figures: ["185", "157", "28", "2005"],
  },
  {
    slug: "river-cafe",
    source: "sarniathisweek.com 30 years River Cafe and curiocity.com",
    figures: ["1991", "1995"],
  },
  {
    slug: "reader-rock-garden",
    source: "calgary.ca Reader Rock Garden main lawn",
    figures: ["1", "30", "818.90", "2025", "8", "11", "2", "9", "2026"],
  },
  { slug: "reader-rock-garden", source: "General knowledge, not checked with the venue", figures: ["1913"] },
  { slug: "bmo-centre", source: "bizbash.com spring 2023", figures: ["12000", "65", "350000", "20000"] },
  { slug: "bmo-centre", source: "globalnews.ca 10548054", figures: ["25000", "21", "2024"] },
  {
    slug: "fairmont-banff-springs",
    source: "wikisum.wiki, en.wikipedia copy, Banff Springs Hotel",
    figures: ["1988", "760", "1888", "1914", "1927", "1928"],
  },
  {
    slug: "fairmont-chateau-lake-louise",
    source: "piglix, Wikipedia copy Chateau Lake Louise",
    figures: ["550", "1890", "1913", "1925", "2004", "1982"],
  },
  {
    slug: "fairmont-chateau-lake-louise",
    source: "chateau-lake-louise.com wedding planning guide",
    figures: ["6000"],
  },
  { slug: "rimrock", source: "renx.ca Oxford buys Rimrock", figures: ["18000", "330", "24"] },
  {
    slug: "rimrock",
    source: "renx.ca Oxford buys Rimrock and daily8.com CTV item (2025)",
    figures: ["2023", "2025"],
  },
  {
    slug: "rimrock",
    source: "theglobeandmail.com Oxford buys Rimrock and renx.ca Oxford buys Rimrock",
    figures: ["1993"],
  },
  {
    slug: "silvertip",
    source: "rmoutlook.com silvertip subdivision 2020 and forum.calgarypuck.com 5276871",
    figures: ["2020"],
  },
  { slug: "cornerstone-canmore", source: "cornerstonecanmore.com outdoor wedding tips", figures: ["18"] },
  { slug: "emerald-lake-lodge", source: "miss604.com Emerald Lake", figures: ["13", "85"] },
  {
    slug: "emerald-lake-lodge",
    source: "General knowledge, not checked with the venue",
    figures: ["1902", "100"],
  },
];
