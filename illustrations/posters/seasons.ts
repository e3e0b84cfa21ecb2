import { type Palette, inks } from "../kit/palette.ts";

/** Noon in blue and green. */
const summer = inks(
  "k9 #2a6488, k8 #3a789a, k7 #5591ab, k6 #7dadb9, k5 #a9c6c2, k4 #d0d8c5, k3 #ede2c2, k2 #f9e7bd",
  "k1 #fff1d2, sun #fffaec",
  "far-l #b9c8c2, far-m #a3b8b8, far-s #88a5b0, far-d #7c9aa8, mid-l #f3d5b0, mid-m #d8b29a",
  "mid-s #7592a8, mid-d #66859d, big-l #f7d8b2, big-m #dcb198, big-s #5a7c9a, big-d #4a6c8b",
  "snow #fffdf6, snow-s #b4cbdc, mist #f6ead0, hill1 #5b8a7c, hill2 #2f6458",
  "pine #1c443e, pine-l #4f8468, river #cfe8ea, river-s #8fc1cf, river-d #5a97b2, m1 #86a055",
  "m2 #a8b95e, m3 #cbd07c, m4 #5f8048, bluff #1d3f36, bluff-l #93a654, grass #dcd27c",
  "leaf #5f9160, leaf-d #2f6448",
);

/** Moonlight on snow; rose hips for roses. */
const winter = inks(
  "k9 #121d36, k8 #1a2a49, k7 #263c5d, k6 #385676, k5 #54768e, k4 #7d9baa, k3 #adc0c4, k2 #d8dad0",
  "k1 #f2ecda, sun #fffdf2",
  "far-l #8fa6bb, far-m #7c95ad, far-s #5f7b98, far-d #54708d, mid-l #d6e0ea, mid-m #aebfd2",
  "mid-s #4f6a8a, mid-d #435d7d, big-l #e3eaf1, big-m #b7c6d8, big-s #3c5576, big-d #304767",
  "snow #fff, snow-s #8fa8c4, mist #dfe9f0, hill1 #37526f, hill2 #21384f",
  "pine #13243a, pine-l #8fa8be, river #b7cddd, river-s #86a6c0, river-d #5a7c9c, m1 #a4b8cb",
  "m2 #c7d5e1, m3 #e8eff5, m4 #7f98b2, bluff #14233b, bluff-l #dbe6ef, grass #9fb5c9",
  "rose #c2454c, rose-d #8a2f44, rose-l #f3c9c4, leaf #4f7a72, leaf-d #2a4d54",
);

/** A sage morning with crocuses and high green water. */
const spring = inks(
  "k9 #4f8580, k8 #649690, k7 #80aaa0, k6 #a0bfae, k5 #c2d2ba, k4 #dfdfc2, k3 #f3e4c4, k2 #fbe3c8",
  "k1 #fff0da, sun #fffaf0",
  "far-l #c9cdb8, far-m #b4bfae, far-s #98aea6, far-d #8aa29c, mid-l #f6d5bd, mid-m #e0b5a6",
  "mid-s #84a0a0, mid-d #749393, big-l #f9d9c0, big-m #e4b8a8, big-s #6a8c92, big-d #587c84",
  "snow #fffdf8, snow-s #b9d0d0, mist #fbeeda, hill1 #7fa58e, hill2 #4a7f6a",
  "pine #24524a, pine-l #6a9c7c, river #d9efe6, river-s #9fcdbf, river-d #6aa79c, m1 #8fb272",
  "m2 #b0c97f, m3 #d3df9f, m4 #6c945e, bluff #22493e, bluff-l #9fbc70, grass #dfe6a0",
  "rose #b79ad6, rose-d #8a68b4, rose-l #e9dcf6, leaf #6fa070, leaf-d #3a7054",
);

/** Four printings of the hero valley; its own golden evening is the fall. */
export const seasons: Readonly<Record<"summer" | "fall" | "winter" | "spring", Palette>> = {
  summer,
  fall: new Map(),
  winter,
  spring,
};
