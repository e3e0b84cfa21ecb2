import { lazyCode, lazySection } from "#app/ui/design-system/lazy-section.tsx";

// Their style sheets are the page's, because the server shows the section with them.
import "#app/catalogue/weekend-fit/weekend-fit.css";
import "./proposal.css";

/** The two pages of a proposal. */
export const Proposal = lazySection(
  lazyCode(() => import("./proposal-page.tsx")),
  (code) => code.ProposalPage,
);
