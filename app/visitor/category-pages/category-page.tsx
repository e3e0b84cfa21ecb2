import { href } from "react-router";

import { categories } from "#content/catalogue/categories.ts";
import { WhatCouplesPaid } from "#app/catalogue/paid-amounts/what-couples-paid.tsx";
import { categoryPath } from "#app/catalogue/directory/category-path.ts";
import { VendorCard } from "#app/catalogue/listing-cards/vendor-card.tsx";
import { suggestPathOf } from "#app/couple/suggestions/suggest-path.ts";
import { PageLinks } from "#app/visitor/page-links/page-links.tsx";
import { PageHero } from "#app/site/frame/page-hero.tsx";
import { ArrowLink } from "#app/site/theme/arrow-link.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { SectionHead } from "#app/ui/design-system/section-head.tsx";
import { Emblem } from "#app/ui/illustrations/emblem.tsx";
import { Icon } from "#app/ui/illustrations/icon.tsx";

import type { CategoryPageData } from "./category-page-data.server.ts";

import "./category-page.css";

/** The page of a category: who is listed, what to ask them and when, whoever is listed. */
export function CategoryPage({ id, page }: { id: string; page: CategoryPageData }) {
  const { name, heading, intro, category, total, cards } = page;
  return (
    <div id={id}>
      <PageHero eyebrow="Vendor directory" heading={heading} lede={intro} />
      <section className="section" aria-labelledby="listed-heading">
        <div className="wrap">
          {total === 0 ? (
            <NoOneListed page={page} />
          ) : (
            <>
              <SectionHead heading={total === 1 ? "One to ask" : `${total} to ask`} id="listed-heading">
                <ArrowLink to={categoryPath(category)}>Filter {name}</ArrowLink>
              </SectionHead>
              <ul className="cards">
                {cards.map((card) => (
                  <li key={card.id}>
                    <VendorCard card={card} />
                  </li>
                ))}
              </ul>
              <p className="category-page__more">
                Know someone good who isn’t here?{" "}
                <ThemeLink to={suggestPathOf(category)} className="text-link">
                  Tell us
                </ThemeLink>
                . Is it you?{" "}
                <ThemeLink to="/vendors/apply" className="text-link">
                  Join the directory
                </ThemeLink>
                .
              </p>
            </>
          )}
        </div>
      </section>
      <WhatCouplesPaid paid={page.paid} />
      <Advice page={page} />
      <WaysOn page={page} />
    </div>
  );
}

/** A category without listings: how couples help, and how a business joins. */
function NoOneListed({ page: { category } }: { page: CategoryPageData }) {
  return (
    <div className="category-page__empty panel">
      <Emblem kind={category} />
      <div>
        <h2 className="heading-large" id="listed-heading">
          Know someone good? Tell us
        </h2>
        <p className="lede">No real business is listed here yet. Give us a name and we invite them.</p>
        <p className="hero__actions">
          <ThemeLink to={suggestPathOf(category)} className="button button--primary">
            Suggest a vendor
          </ThemeLink>
          <ThemeLink to="/vendors/apply" className="button button--line">
            It’s my business: join
          </ThemeLink>
        </p>
      </div>
    </div>
  );
}

/** What to ask, when to book, and what a planner would add. */
function Advice({ page: { questions, booking, tip } }: { page: CategoryPageData }) {
  return (
    <section className="section section--surface" aria-label="Before you book">
      <div className="wrap category-page__advice">
        <div>
          <h2 className="heading-large">What to ask before you book</h2>
          <ul className="category-page__questions">
            {questions.map((question) => (
              <li key={question}>
                <Icon name="check" />
                {question}
              </li>
            ))}
          </ul>
        </div>
        <div>
          {booking.map(({ what, when, note, source }) => (
            <div className="category-page__when" key={what}>
              <p className="eyebrow">When to book</p>
              <p className="category-page__months">{when}</p>
              <p>before the wedding{note !== null && `; ${note}`}.</p>
              <p className="note">Source: {source}.</p>
            </div>
          ))}
          <p className="category-page__tip">{tip}</p>
        </div>
      </div>
    </section>
  );
}

/** Pages that narrow this one, and the other categories. */
function WaysOn({ page: { name, narrower, category, answerPages } }: { page: CategoryPageData }) {
  return (
    <section className="section" aria-label="Other pages">
      <div className="wrap category-page__ways">
        <PageLinks id="narrower-heading" heading={`${name}, narrowed down`} pages={narrower} />
        <PageLinks id="answers-heading" heading="Who said yes to what couples ask" pages={answerPages} />
        <nav aria-labelledby="others-heading">
          <h2 className="heading-medium" id="others-heading">
            Who else you need
          </h2>
          <ul className="chips">
            {categories
              .filter((other) => other.id !== category)
              .map((other) => (
                <li key={other.id}>
                  <ThemeLink
                    to={other.id === "venues" ? "/venues" : href("/vendors/:id", { id: other.id })}
                    className="chip chip--quiet guide__chip"
                  >
                    {other.name}
                  </ThemeLink>
                </li>
              ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
