import { provideInlineArt } from "./inline-art.ts";
import heroCalgary from "./inline/hero-calgary.svg?raw";
import heroMandap from "./inline/hero-mandap.svg?raw";
import heroRockies from "./inline/hero-rockies.svg?raw";

// Imported for its side effect by entry.server.tsx: only the server's bundle contains the drawings.
provideInlineArt({ "hero-calgary": heroCalgary, "hero-mandap": heroMandap, "hero-rockies": heroRockies });
