// The site on a clock that a test sets on and back.
import "./jumping-clock.ts";

await import("../server/main.ts");
