// The site on a clock that a test sets forward and back.
import "./jumping-clock.ts";

await import("../server/main.ts");
