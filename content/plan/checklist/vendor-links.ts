/* Where the tasks send: the directory's categories and the guides, each named once. */

const vendors = (category: string, label: string) => ({ to: `/vendors?category=${category}`, label });

export const venues = vendors("venues", "Venues");
export const planners = vendors("planners", "Wedding planners");
export const photographers = vendors("photographers", "Photographers");
export const videographers = vendors("videographers", "Videographers");
export const caterers = vendors("caterers", "Caterers");
export const djs = vendors("djs", "DJs and musicians");
export const florists = vendors("florists", "Florists");
export const decorators = vendors("decor", "Decor and stages");
export const cakes = vendors("cakes", "Cakes");
export const beauty = vendors("beauty", "Hair and makeup");
export const mehndiArtists = vendors("mehndi", "Mehndi artists");
export const bridalWear = vendors("bridal", "Bridal wear");
export const suits = vendors("suits", "Suits and sherwanis");
export const jewellery = vendors("jewelry", "Jewellery");
export const transport = vendors("transportation", "Horses, cars and coaches");
export const officiants = vendors("officiants", "Officiants");
export const priests = vendors("priests", "Pandits, granthis and imams");
export const invitations = vendors("invitations", "Invitations");

const guide = (section: string, label: string) => ({ to: `/planning#${section}`, label });

export const licenceGuide = guide("marriage-licence", "Marriage licence in Alberta");
export const officiantGuide = guide("officiants", "Who may marry you");
export const liquorGuide = guide("liquor", "Liquor licences");
export const banffGuide = guide("banff-permits", "What Banff asks");
export const parkGuide = guide("city-parks", "City of Calgary parks");
export const fireGuide = guide("fire-permit", "Fire for a havan");
export const baraatGuide = guide("baraat", "Baraat on the street");
export const noiseGuide = guide("noise", "How late music may play");
export const droneGuide = guide("drones", "Drones");
export const weekendGuide = guide("long-weekends", "Long weekends and Stampede");
export const weatherGuide = guide("weather-and-light", "Weather and light");
export const costGuide = guide("costs", "What weddings cost");
export const bookingGuide = guide("booking-ahead", "How far ahead to book");

const tradition = (id: string, label: string) => ({ to: `/indian-wedding-traditions/${id}`, label });

export const mehendiGuide = tradition("mehendi", "Mehndi, step by step");
export const sangeetGuide = tradition("sangeet", "Sangeet: floor, sound, late end");
export const haldiGuide = tradition("haldi", "Haldi and what it stains");
export const baraatStory = tradition("baraat", "Baraat, from drum to door");
export const pherasGuide = tradition("pheras", "Pheras, Anand Karaj and nikah");
export const vidaaiGuide = tradition("vidaai", "Vidaai, the farewell");
export const traditionsGuide = { to: "/indian-wedding-traditions", label: "Ceremonies and their order" };

const decoration = (id: string, label: string) => ({ to: `/decoration-ideas/${id}`, label });

export const mandapGuide = decoration("mandap", "Mandaps and what they need");
export const tableGuide = decoration("table-settings", "Table settings");
export const lightingGuide = decoration("lighting", "Lighting");
export const archGuide = decoration("rose-arch", "An arch that the gardens allow");
export const mountainGuide = decoration("mountain-minimalist", "Decor that the park allows");

export const dateFinder = { to: "/planning-tools", label: "Sunset, weather and licence window of a day" };
export const bridesmaidsGuide = { to: "/bridesmaids-guide", label: "Bridesmaids guide" };
