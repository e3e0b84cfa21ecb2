import { memo, useState } from "react";

import type { DirectoryPageData } from "#app/catalogue/directory/build-directory-page.ts";
import { lazyCode, lazySection } from "#app/ui/design-system/lazy-section.tsx";

import { DirectoryForm } from "./directory-form.tsx";
import { DirectoryHero } from "./directory-hero.tsx";
import { DirectoryResults } from "./directory-results.tsx";
import { DirectoryTotal } from "./directory-total.ts";
import { FilterPanel } from "./filter-panel.tsx";
import { useVendorList } from "./use-vendor-list.ts";
import { useDirectory, type DirectoryControls } from "./use-directory.ts";

const SavedListPage = lazySection(
  lazyCode(() => import("#app/catalogue/saved-list/saved-list-page.tsx")),
  (code) => code.SavedListPage,
);

const JoinBanner = lazySection(
  lazyCode(() => import("./join-banner.tsx")),
  (code) => code.JoinBanner,
);

type DirectoryPageProps = {
  answer: DirectoryPageData;
  /** Whether there is a list of all listings to load; without one the server always answers. */
  isListed: boolean;
};

/** The directory: search above, filters beside, cards in the middle, all of its state in the URL. */
export function DirectoryPage({ answer: serverAnswer, isListed }: DirectoryPageProps) {
  const [touched, setTouched] = useState(false);
  const { search, total, controls } = useDirectory(useVendorList(touched && isListed), serverAnswer);
  const { query, answer } = controls;
  const touch = () => setTouched(true);

  if (query.view === "saved" || query.view === "compare")
    return <SavedListPage id="saved-list" query={query} cards={answer.saved} hrefOf={controls.hrefOf} />;

  return (
    // The first sign of interest loads the list, so that it is there at the first keystroke.
    <div onPointerDown={touch} onFocus={touch} onPointerOver={touch}>
      <DirectoryForm query={query} choose={controls.choose} />
      <DirectoryHero search={search} choose={controls.choose} />
      <DirectoryTotal value={total}>
        <DirectoryBody controls={controls} />
      </DirectoryTotal>
    </div>
  );
}

/** Everything that may follow a keystroke a moment later. */
const DirectoryBody = memo(function DirectoryBody({ controls }: { controls: DirectoryControls }) {
  return (
    <div className="wrap">
      <div className="directory">
        <FilterPanel id="filters" className="panel filters" headingLevel="h2" controls={controls} />
        <DirectoryResults controls={controls} />
      </div>
      <JoinBanner id="join" />
    </div>
  );
});
