/** What is within a drawing's own element. */
export const innerArt = (svg: string): string =>
  svg.slice(svg.indexOf(">", svg.indexOf("<svg")) + 1, svg.lastIndexOf("</svg>"));
