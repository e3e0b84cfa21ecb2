/**
 * The hero of a page that is worked with: one picture that rests. An inlined drawing is some hundred
 * moving parts, which the browser puts together anew at every keystroke (bench/directory-typing).
 */
export function HeroPicture({ name }: { name: keyof typeof pictures }) {
  return (
    <div className="hero__art">
      <img src={`/art/heroes/${name}.svg`} alt={pictures[name]} fetchPriority="high" />
    </div>
  );
}

/** What is seen, by file. */
const pictures = {
  "hero-calgary":
    "Calgary at dusk: the Peace Bridge over the Bow River, the Calgary Tower and the downtown skyline, the Rockies beyond",
} as const;
