/** A static hero. */
export type HeroPictureName = keyof typeof pictures;

/**
 * The hero of an interactive page: one static image. An inlined drawing has some hundred moving parts, which
 * the browser recomposes at every keystroke (bench/directory-typing).
 */
export function HeroPicture({ name }: { name: HeroPictureName }) {
  return (
    <div className="hero__art">
      {/* Another picture gets another element: otherwise the old one would stay under the new alt text
          until the new one loads. */}
      <img key={name} src={heroPicturePath(name)} alt={pictures[name]} fetchPriority="high" />
    </div>
  );
}

/** The file of a static hero. */
export const heroPicturePath = (name: HeroPictureName) => `/art/heroes/${name}.svg`;

/** Alternative texts, by file. */
const pictures = {
  "hero-baraat":
    "A groom rides a white horse along the Bow River at sunrise, a drummer and dancers before him, the skyline of Calgary under a rangoli sun",
  "hero-calgary":
    "Calgary at dusk: the Peace Bridge over the Bow River, the Calgary Tower and the downtown skyline, the Rockies beyond",
  "hero-mandap":
    "A marigold mandap on a terrace at sunrise: the couple exchange garlands while a rangoli sun rises behind the Rockies",
} as const;
