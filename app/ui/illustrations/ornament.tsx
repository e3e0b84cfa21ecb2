/*
 * Rules, edges and the logo have fixed colours, so they are images: nothing of them is in the HTML or the
 * JavaScript, and the browser requests them before any script runs.
 */
const ornament = (name: string) => `/art/ornament/${name}.svg`;

export interface DividerProps {
  readonly kind: "wildrose" | "marigold";
}

/** The ornament above a centred section heading, at most twice on a page. */
export const Divider = ({ kind }: DividerProps) => (
  <img
    className="divider"
    src={ornament(`divider-${kind}`)}
    width={520}
    height={72}
    alt=""
    decoding="async"
  />
);

const edgeHeights = { ridge: 200, toran: 120 } as const;

export interface FooterEdgeProps {
  readonly kind: keyof typeof edgeHeights;
}

/** The upper edge of the footer, as wide as the window: a ridge with spruces, or a toran. */
export const FooterEdge = ({ kind }: FooterEdgeProps) => (
  <img
    className={`footer-edge footer-edge--${kind}`}
    src={ornament(`edge-${kind}`)}
    width={1600}
    height={edgeHeights[kind]}
    alt=""
    fetchPriority="low"
    decoding="async"
  />
);

/** The files of a theme's ornaments, for preloading. */
export const ornamentPaths = (art: {
  divider: DividerProps["kind"];
  footerEdge: FooterEdgeProps["kind"];
}) => [ornament(`divider-${art.divider}`), ornament(`edge-${art.footerEdge}`)];

/** The wild rose of the logo; the name of the site, or a toast's text, is beside it. */
export const RoseMark = () => (
  <svg width={38} height={38} viewBox="0 0 92 92" aria-hidden="true">
    <image href={ornament("rose-mark")} width={92} height={92} />
  </svg>
);
