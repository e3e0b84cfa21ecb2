import { AddGuideToPlan } from "./add-guide-to-plan.tsx";
import { ceremonyTasks } from "./guide-tasks.ts";
import { PreviousNext } from "./guide-cards.tsx";
import { GuideIntro } from "./guide-intro.tsx";
import { GuideSection } from "./guide-section.tsx";
import { GuideNextSteps } from "./guide-next-steps.tsx";
import type { TraditionGuideData } from "./tradition-guide-data.server.ts";
import { OtherGuides } from "./other-guides.tsx";
import { CeremonyOrder } from "./ceremony-order.tsx";
import { SourceNote } from "#app/catalogue/listings/source-note.tsx";
import { SourcedList } from "./sourced-list.tsx";

/** A ceremony, from its course to what the venue must allow, and the other five after it. */
export function TraditionGuide({ tradition }: { tradition: TraditionGuideData }) {
  const { article, ceremony, resources, others } = tradition;
  return (
    <>
      <article className="guide">
        <div className="wrap">
          <GuideIntro
            up={{ to: "/indian-wedding-traditions", label: "Indian wedding traditions" }}
            name={ceremony.name}
            subtitle={ceremony.duration.split(/[,;]/, 1)[0] ?? ""}
            image={ceremony.image}
            alt={tradition.alt}
            shape="tall"
            lede={article.lede}
            glance={[
              { label: "When", value: article.when },
              { label: "How long", value: ceremony.duration },
              { label: "Who takes part", value: ceremony.participants },
            ]}
          >
            <GuideSection id="happens" kind="story" heading="What happens">
              {article.happens.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <SourceNote of={article.basis} />
            </GuideSection>
          </GuideIntro>
          <GuideSection id="venue" kind="needs" heading="What the venue must allow">
            <SourcedList statements={article.venue} />
            <AddGuideToPlan message={ceremonyTasks(ceremony.name, article)} />
          </GuideSection>
          <PlaceInWedding tradition={tradition} />
        </div>
        <OneCeremonyManyWays article={article} />
        <div className="wrap">
          <GuideNextSteps ask={article.ask} resources={resources} />
          <PreviousNext previous={tradition.previous} next={tradition.next} />
        </div>
      </article>
      <OtherGuides heading="The rest of the wedding" cards={others} />
    </>
  );
}

function PlaceInWedding({ tradition: { article, order, path } }: { tradition: TraditionGuideData }) {
  return (
    <section className="guide__place" aria-labelledby="order">
      <div>
        <h2 id="order" className="heading-large">
          Where it stands in the wedding
        </h2>
        <p>{article.place}</p>
        <h3 className="heading-small">In Calgary</h3>
        <p>{article.inCalgary.text}</p>
        <SourceNote of={article.inCalgary} />
      </div>
      <CeremonyOrder order={order} current={path} />
    </section>
  );
}

/** Its name in other kinds of wedding, and how they hold it. */
function OneCeremonyManyWays({ article }: Pick<TraditionGuideData, "article">) {
  return (
    <section className="section section--wall" aria-labelledby="ways">
      <div className="wrap">
        <h2 id="ways" className="heading-large">
          Seven kinds of wedding, seven answers
        </h2>
        <dl className="way-notes">
          {article.ways.map(({ way, name, called, text }) => (
            <div key={way}>
              <dt>
                <small>{name}</small>
                {called}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <SourceNote of={article.basis} />
      </div>
    </section>
  );
}
