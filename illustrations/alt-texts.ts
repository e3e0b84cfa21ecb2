/**
 * What is seen on each picture, by its path under public/art. Data only, so that a page can import it;
 * the drawings take their own title from it too.
 */
export const altTexts = {
  "heroes/hero-calgary":
    "Calgary at dusk: the Peace Bridge over the Bow River, the Calgary Tower and the downtown skyline, the Rockies beyond",
  "heroes/hero-baraat":
    "A groom rides a white horse along the Bow River at sunrise, a drummer and dancers before him, the skyline of Calgary under a rangoli sun",
  "heroes/hero-mandap":
    "A marigold mandap on a terrace at sunrise: the couple exchange garlands while a rangoli sun rises behind the Rockies",
  "heroes/hero-rockies":
    "Golden hour over the Bow Valley: a bride and groom stand on a bluff above the river, with the Rockies behind them",
  "venues/palliser":
    "A grand railway hotel at dusk, three brick wings lit by the last sun, Calgary Tower behind",
  "venues/celebration":
    "A banquet hall dressed for a wedding reception: draped canopy, chandelier, marigold tables and the couple on a lotus stage",
  "venues/conservatory":
    "A glass conservatory in a flowering garden on a bright morning, with a peacock beside the path",
  "venues/heritage-park":
    "A steam locomotive arrives at a prairie heritage village, grain elevator and station beside the track, the Rockies behind",
  "venues/lake-house":
    "A timber lake house at dawn in autumn, gold aspens and the Rockies mirrored in still water, two people in a canoe",
  "venues/palliser-violet-dusk":
    "A grand railway hotel in violet dusk, three brick wings lit by a saffron sun, Calgary Tower behind",
  "venues/teatro-restaurant":
    "A bank of four stone columns by moonlight, its tall fanlights aglow, a couple in opera cape and gown on the steps above a wet plaza",
  "venues/bow-valley-ranche":
    "A brick ranch house with a white verandah on a late summer afternoon, a long wedding table on the path and two saddled horses by the creek",
  "venues/hyatt-regency-calgary":
    "A groom rides a white mare down an avenue of sandstone shops at violet dusk, lamps around him, lanterns overhead and a hotel tower behind",
  "venues/calgary-marriott":
    "A glass hotel tower at blue hour with the Calgary Tower mirrored in its panes, sangeet dancers in the lit windows below and a couple in the street",
  "venues/westin-calgary":
    "Two plain hotel slabs at saffron dawn behind the red ribbons of the Peace Bridge, marigold petals on the Bow and a couple on the near bank",
  "venues/glenmore-inn":
    "A low inn at green-gold dusk behind a rose garden, a white tent with lanterns in front of it and string lights hung like constellations",
  "venues/hotel-arts":
    "A hotel courtyard from above at a rani-pink noon: a rangoli floats on the pool, palms and parasols around it, a folded white front behind",
  "venues/fairmont-banff-springs":
    "A limestone castle of a hotel with copper roofs at dusk under the tilted slab of Mount Rundle, a couple on a bluff above the river",
  "venues/fairmont-chateau-lake-louise":
    "A chateau with turquoise roofs on the shore of Lake Louise on a clear morning, the Victoria Glacier at the head of the lake, poppies and a red canoe",
  "venues/emerald-lake-lodge":
    "A timber lodge on a peninsula of an emerald lake, the two summits of Mount Burgess behind it and a couple on the wooden bridge",
  "venues/river-cafe":
    "A low timber lodge with a fieldstone chimney on a river island in fall, golden cottonwoods over it, a footbridge and the city behind",
  "venues/silvertip":
    "A timber and stone clubhouse with three gables above a golf course in evening light, the Three Sisters in a row behind it",
  "venues/rimrock":
    "A hotel with green roofs steps down a forested mountainside on a snowy morning, lamps in its windows, a gondola above it and a couple on the lookout",
  "venues/bmo-centre":
    "A convention hall under a sweeping bronze roof at dusk, its canopy reaching over a lit plaza full of guests, Calgary Tower beyond",
  "venues/reader-rock-garden":
    "Sandstone steps climb between rockeries in flower to a cottage with wide eaves on a spring morning, a couple halfway up",
  "venues/cornerstone-canmore":
    "A timber hall with a glazed front, lit from within on a fall evening, the Three Sisters above it in the last sun",
  "ceremonies/mehndi":
    "A hennaed hand raised in a cusped arch, a rangoli sun and the Rockies behind it, marigolds below",
  "ceremonies/baraat":
    "A baraat in downtown Calgary: the groom rides a white horse under an umbrella, with a dhol player and dancers, Calgary Tower behind",
  "ceremonies/sangeet":
    "Dancers in turning skirts on a lit stage, a dark row of dancers and a rangoli sun behind them, harmonium and tabla in front",
  "ceremonies/haldi":
    "Two hands with turmeric on their fingertips hold a brass bowl of haldi with one green mango leaf, golden hills and marigold strings around them",
  "ceremonies/pheras":
    "Bride and groom, joined by a knotted scarf, walk around the wedding fire under a marigold mandap, seven lamps in front",
  "ceremonies/vidaai":
    "Four bearers carry a bride in a red doli away from a lit house by moonlight, thrown rice rising into the stars above the Rockies",
  "seasons/summer":
    "A long summer evening in the foothills: wild roses and tall grass, hay bales, two horses by a rail fence, a bride and groom in the meadow",
  "seasons/fall":
    "Golden larches around a mountain tarn, a row of peaks with the first snow behind them, a bride and groom on the meadow path",
  "seasons/winter":
    "Northern lights over Lake Louise by moonlight: a bride and groom on a rink ringed with lanterns, an ice arch and snow-laden spruces",
  "seasons/spring":
    "Prairie crocuses on the bank of the Bow River in flood, the last snow in the grass, geese coming back and a bride and groom by the green water",
  "mail/wild-rose":
    "Wild roses on both sides of the Bow River at sundown, a bride and groom on the bank and the Rockies behind them",
  "mail/marigold":
    "A mandap hung with marigolds under a rangoli sun, bride and groom between its pillars and the Rockies behind them",
  "decor/barn-lights":
    "Inside a timber barn at sunset: strings of bulbs from beam to beam, bare tables with wheat, blankets on the benches, a couple in the open door",
  "decor/rose-arch":
    "A white garden arch thick with pink roses over a bride and groom, rows of chairs on the lawn and a snowy peak behind",
  "decor/mountain-minimalist":
    "A bare table with one vase of wild roses, two chairs turned to a wide window that is filled by one peak",
  "decor/winter-candlelight":
    "Candles of three heights, spruce boughs and rose hips on the sill of a tall frosted window, moonlit snow outside",
  "decor/prairie-picnic":
    "A rug in the prairie grass with a low table, a jug of sunflowers, a basket and sheaves of wheat, a grain elevator on the horizon",
  "decor/blossom-ceiling":
    "Branches of pink blossom hang over one long table set with low flowers, in a hall with tall windows",
  "decor/marigold-mandap":
    "A mandap of four posts wound with marigolds and mango leaves on a summer lawn, the fire bowl lit, the Rockies behind",
  "decor/royal-throne":
    "A carved gold seat for two with red velvet on a stepped stage, between red drapes and brass lamps",
  "decor/floral-jhoola":
    "A swing seat on ropes of roses and jasmine under a flowered frame in a spring garden",
  "decor/diya-pathway":
    "Clay lamps line a path to a dark lake, more lamps float on the water under a violet evening sky",
  "decor/haldi-canopy":
    "Strings of yellow and orange marigolds form a canopy over floor cushions, brass bowls and a low seat in a courtyard",
  "decor/peacock-stage":
    "A stage with a gold seat for two before a great fan of peacock feathers in teal, blue and gold",
  "decor/lotus-mandap":
    "A carved ivory mandap with a lotus dome and two wings on a lawn at dusk: two seats beside the fire, marigolds along the arches, mountains behind",
  "decor/table-setting":
    "A table from above: two plates on slate chargers, each with a folded napkin and a wild rose, and a runner of leaves, roses and candles",
  "decor/evening-lights":
    "Strings of bulbs over two long tables in a garden at nightfall, lanterns along the path, and the couple under the lights",
  "areas/downtown":
    "Downtown Calgary at dusk: the Calgary Tower among lit office towers, the red Peace Bridge over the Bow River in front",
  "areas/southwest":
    "A sternwheeler and sailboats on the Glenmore Reservoir, foothills and the snowy Rockies behind",
  "areas/southeast":
    "Golden cottonwoods along a bend of the Bow River, white pelicans on the water, brick shopfronts of Inglewood on the far bank",
  "areas/northwest":
    "Prairie crocuses on Nose Hill, the Olympic ski jumps and the university's towers across the Bow River, the Rockies behind",
  "areas/northeast":
    "An aircraft climbs over the prairie's field grid at sunrise, a gurdwara with white domes and the airport's control tower on the horizon",
  "spots/gallery":
    "An old bellows camera on its tripod above a lake in the Rockies, turned to a bride and groom in the evening meadow",
  "spots/bridesmaids":
    "Five bridesmaids from behind, in long dresses and lehengas, hold posies of wild roses and look towards the sunlit Rockies",
} as const;
