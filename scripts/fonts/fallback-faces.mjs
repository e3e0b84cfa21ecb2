/**
 * Fonts of the visitor's machine that stand in until ours are there, and the mean advance of a character over
 * the site's words (site-words.mjs), in em. Measured with fontkit on the files named, which have the widths of
 * the originals. Headings stand in regular weight: bold ones would have to be much smaller for the same width.
 */
const standIns = {
  playfair: [
    { name: "Georgia", local: ["Georgia", "Gelasio"], advance: 0.4417 }, // Gelasio
    { name: "Noto", local: ["Noto Serif"], advance: 0.4781 },
    { name: "Times", local: ["Times New Roman", "Liberation Serif", "Tinos"], advance: 0.4026 }, // Tinos
    { name: "DejaVu", local: ["DejaVu Serif"], advance: 0.5135 },
  ],
  "playfair-italic": [
    { name: "Georgia", local: ["Georgia Italic", "Gelasio Italic"], advance: 0.4516 },
    { name: "Noto", local: ["Noto Serif Italic"], advance: 0.465 },
    {
      name: "Times",
      local: ["Times New Roman Italic", "Liberation Serif Italic", "Tinos Italic"],
      advance: 0.4042,
    },
    { name: "DejaVu", local: ["DejaVu Serif Italic", "DejaVu Serif"], advance: 0.5135 },
  ],
  montserrat: [
    { name: "Arial", local: ["Arial", "Liberation Sans", "Arimo"], advance: 0.4444 }, // Arimo
    { name: "Roboto", local: ["Roboto"], advance: 0.4424 },
    { name: "DejaVu", local: ["DejaVu Sans"], advance: 0.506 },
  ],
  "montserrat-bold": [
    { name: "Arial", local: ["Arial Bold", "Liberation Sans Bold", "Arimo Bold"], advance: 0.4784 },
    { name: "Roboto", local: ["Roboto Bold", "Roboto-Bold"], advance: 0.4492 },
    { name: "DejaVu", local: ["DejaVu Sans Bold"], advance: 0.5719 },
  ],
};

/**
 * @typedef {object} Face
 * @property {keyof typeof standIns} standsIn
 * @property {string} family
 * @property {"normal" | "italic"} style
 * @property {string} weight as CSS has it
 * @property {import("fontkit").Font} font the real face in that weight
 */

/**
 * `@font-face` rules that give fonts of the system the widths, ascent and descent of a face.
 * @param {Face} face
 * @param {readonly string[]} lines the words to measure
 */
export function fallbackFaces({ standsIn, family, style, weight, font }, lines) {
  const advance = meanAdvance(font, lines);
  return standIns[standsIn]
    .map((standIn) => {
      const size = advance / standIn.advance;
      const metric = (/** @type {number} */ value) => percent(Math.abs(value) / font.unitsPerEm / size);
      return `@font-face {
  font-family: "${family} on ${standIn.name}";
  src: ${standIn.local.map((local) => `local("${local}")`).join(", ")};
  font-weight: ${weight};
${style === "italic" ? "  font-style: italic;\n" : ""}  size-adjust: ${percent(size)};
  ascent-override: ${metric(font.ascent)};
  descent-override: ${metric(font.descent)};
  line-gap-override: 0%;
}
`;
    })
    .join("");
}

/**
 * @param {import("fontkit").Font} font
 * @param {readonly string[]} lines
 */
function meanAdvance(font, lines) {
  const total = lines.reduce((sum, line) => sum + font.layout(line).advanceWidth, 0);
  return total / lines.reduce((sum, line) => sum + line.length, 0) / font.unitsPerEm;
}

/** @param {number} ratio */
const percent = (ratio) => `${Math.round(ratio * 1000) / 10}%`;
