import { planningPath } from "#app/catalogue/listings/planning-path.ts";
import { useRef, useState, type RefObject } from "react";
import { useNavigate } from "react-router";

import type { DirectoryQuery } from "#app/catalogue/directory/directory-query.ts";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { maxComparedListings } from "#app/catalogue/listings/max-compared.ts";
import { PageHero } from "#app/site/frame/page-hero.tsx";
import { costsPath } from "#app/catalogue/event-costs/costs-path.ts";
import { useToast } from "#app/site/frame/toasts.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { AddToPlan } from "#app/catalogue/plan-outbox/add-to-plan.tsx";

import { CompareTable } from "./compare-table.tsx";
import { CopyLink } from "./copy-link.tsx";
import { EmptyList } from "./empty-list.tsx";
import { SavedGroups } from "./saved-groups.tsx";
import { useSavedIds, useSavedListStore } from "./saved-list-provider.tsx";

type SavedListPageProps = {
  id: string;
  query: DirectoryQuery;
  cards: readonly ListingCard[];
  hrefOf: (change: Partial<DirectoryQuery>) => string;
};

/** The couple's own list: by category, with removing, comparing, asking and sharing. */
export function SavedListPage({ id, query, cards, hrefOf }: SavedListPageProps) {
  const savedIds = useSavedIds();
  const heading = useRef<HTMLHeadingElement>(null);
  const ids = cards.map((card) => card.id);
  const comparing = query.view === "compare";
  return (
    <div id={id}>
      <SavedListHero heading={heading} comparing={comparing} empty={cards.length === 0} />
      <div className="wrap saved-list">
        <p className="saved-list__back">
          <ThemeLink to="/vendors" className="text-link">
            Back to the directory
          </ThemeLink>
          {comparing && (
            <ThemeLink
              to={hrefOf({ view: "saved", saved: savedIds.length > 0 ? savedIds : ids })}
              className="text-link"
            >
              Back to the saved list
            </ThemeLink>
          )}
        </p>
        {cards.length === 0 ? (
          <EmptyList
            heading="No saved vendors yet"
            text="Tap the heart on any vendor or venue and it appears here."
            to="/vendors"
            label="Find Vendors"
          />
        ) : comparing ? (
          <CompareTable cards={cards.slice(0, maxComparedListings)} />
        ) : (
          <WhatIsSaved query={query} cards={cards} hrefOf={hrefOf} heading={heading} />
        )}
      </div>
    </div>
  );
}

type SavedListHeroProps = {
  heading: RefObject<HTMLHeadingElement | null>;
  comparing: boolean;
  empty: boolean;
};

function SavedListHero({ heading, comparing, empty }: SavedListHeroProps) {
  return (
    <PageHero
      resting
      eyebrow="Saved vendors"
      heading={comparing ? "Compare side by side" : "Your saved list"}
      headingRef={heading}
      lede={
        empty ? "Nothing is saved yet." : "This list is in this tab only. Copy its link to save or share it."
      }
    />
  );
}

/** @param heading takes the focus when the focused button disappears with its row */
function WhatIsSaved({
  query,
  cards,
  hrefOf,
  heading,
}: Omit<SavedListPageProps, "id"> & Pick<SavedListHeroProps, "heading">) {
  const navigate = useNavigate();
  const list = useSavedListStore();
  const toast = useToast();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const ids = cards.map(({ id }) => id);
  const venues = cards.filter(({ category }) => category === "venues").map(({ slug }) => slug);

  function remove(card: ListingCard) {
    if (list.ids().includes(card.id)) list.setSaved(card.id, false);
    setChosen(chosen.filter((id) => id !== card.id));
    toast({
      title: "Removed from saved vendors",
      description: "This vendor has been removed from your saved list",
    });
    void navigate(hrefOf({ view: "saved", saved: query.saved.filter((id) => id !== card.id) }), {
      replace: true,
      preventScrollReset: true,
    });
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <div className="saved-list__actions">
        <AddToPlan
          message={{ kind: "listings", ids, from: "saved-list" }}
          what="Your saved list"
          to="/plan/shortlist"
        />
        {venues.length > 0 && (
          <ThemeLink to={costsPath(venues)} className="button button--line button--small">
            What {venues.length === 1 ? "the venue costs" : "the venues cost"}
          </ThemeLink>
        )}
        <CopyLink path={hrefOf({ view: "saved", saved: ids })} />
        <ThemeLink to={planningPath({ vendors: ids })} className="button button--primary button--small">
          Ask {ids.length === 1 ? "this vendor" : `all ${ids.length}`}
        </ThemeLink>
      </div>
      <SavedGroups cards={cards} chosen={chosen} setChosen={setChosen} remove={remove} hrefOf={hrefOf} />
    </>
  );
}
