import { categories } from "#content/catalogue/categories.ts";
import { ActionLink } from "#app/ui/design-system/action-link.tsx";
import { useHydrated } from "#app/ui/design-system/use-hydrated.ts";
import type { DirectoryQuery } from "#app/catalogue/directory/directory-query.ts";
import { listingPath, type ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { ListingArt } from "#app/catalogue/listings/listing-art.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { ThemeField } from "#app/site/theme/theme-field.tsx";
import { PriceLabel } from "#app/catalogue/listings/price-label.tsx";
import { Rating } from "#app/catalogue/listings/rating.tsx";
import { maxComparedListings } from "#app/catalogue/listings/max-compared.ts";
import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router";

type SavedGroupsProps = {
  cards: readonly ListingCard[];
  /** Ids that are ticked for comparison. */
  chosen: readonly number[];
  setChosen: (chosen: readonly number[]) => void;
  remove: (card: ListingCard) => void;
  hrefOf: (change: Partial<DirectoryQuery>) => string;
};

/** The list by category; a form, so that ticking and comparing work without scripts too. */
export function SavedGroups({ cards, chosen, setChosen, remove, hrefOf }: SavedGroupsProps) {
  const navigate = useNavigate();
  const full = chosen.length >= maxComparedListings;
  // Without scripts nothing counts the ticks, so the button is never disabled.
  const counting = useHydrated();
  // What was ticked before the code was here counts, too.
  const form = useRef<HTMLFormElement>(null);
  const takeEarly = useEffectEvent((ticked: readonly number[]) => {
    if (ticked.length > 0) setChosen(ticked.slice(0, maxComparedListings));
  });
  useEffect(() => {
    if (form.current) takeEarly(new FormData(form.current).getAll("saved").map(Number));
  }, []);
  return (
    <form
      ref={form}
      method="get"
      action="/vendors"
      className="saved-groups"
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(hrefOf({ view: "compare", saved: chosen }));
      }}
    >
      <ThemeField />
      {categories.map(({ id, name }) => {
        const group = cards.filter(({ category }) => category === id);
        if (group.length === 0) return null;
        return (
          <section key={id}>
            <h2 className="heading-medium">{name}</h2>
            <ul>
              {group.map((card) => (
                <li key={card.id} className="saved-row panel">
                  <div className="saved-row__art">
                    <ListingArt card={card} />
                  </div>
                  <div className="saved-row__text">
                    <h3 className="heading-small">
                      <ThemeLink to={listingPath(card)}>{card.name}</ThemeLink>
                    </h3>
                    <Rating card={card} />
                    <p className="note">
                      {card.location && `${card.location} · `}
                      <PriceLabel card={card} />
                    </p>
                  </div>
                  <label className="checkbox">
                    <input
                      type="checkbox"
                      name="saved"
                      value={card.id}
                      checked={chosen.includes(card.id)}
                      disabled={full && !chosen.includes(card.id)}
                      onChange={(event) =>
                        setChosen(
                          event.currentTarget.checked
                            ? [...chosen, card.id]
                            : chosen.filter((other) => other !== card.id),
                        )
                      }
                    />
                    Compare
                  </label>
                  <ActionLink
                    href={hrefOf({
                      view: "saved",
                      saved: cards.map((other) => other.id).filter((other) => other !== card.id),
                    })}
                    className="button button--line button--small"
                    aria-label={`Remove ${card.name}`}
                    onAction={() => remove(card)}
                  >
                    Remove
                  </ActionLink>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <p className="saved-groups__compare">
        <button
          type="submit"
          name="view"
          value="compare"
          className="button button--primary"
          aria-disabled={(counting && chosen.length < 2) || undefined}
          onClick={(event) => {
            if (chosen.length < 2) event.preventDefault();
          }}
        >
          Compare {chosen.length > 0 ? `${chosen.length} ` : ""}side by side
        </button>
        <span className="note">Tick two to four.</span>
      </p>
    </form>
  );
}
