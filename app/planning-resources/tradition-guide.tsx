import { GuideCards, PreviousNext } from "./guide-cards.tsx";
import { GuideOpening } from "./guide-opening.tsx";
import { GuideWaysOn } from "./guide-ways-on.tsx";
import type { OpenTradition } from "./open-tradition.server.ts";
import { OrderBand } from "./order-band.tsx";
import { SourceNote } from "./source-note.tsx";
import { SourcedList } from "./sourced-list.tsx";

/** A ceremony from what happens to what the venue must allow, and the other five after it. */
export function TraditionGuide({ tradition }: { tradition: OpenTradition }) {
  const { article, ceremony, order, resources, others, path } = tradition;
  return (
    <>
      <article className="guide">
        <div className="wrap">
          <GuideOpening
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
            <section className="guide__story" aria-labelledby="happens">
              <h2 id="happens" className="heading-large">
                What happens
              </h2>
              {article.happens.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <SourceNote of={article.basis} />
            </section>
          </GuideOpening>
          <section className="guide__needs" aria-labelledby="venue">
            <h2 id="venue" className="heading-large">
              What the venue must allow
            </h2>
            <SourcedList statements={article.venue} />
          </section>
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
            <OrderBand order={order} current={path} />
          </section>
        </div>
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
        <div className="wrap">
          <GuideWaysOn ask={article.ask} resources={resources} />
          <PreviousNext previous={tradition.previous} next={tradition.next} />
        </div>
      </article>
      <section className="section section--surface without-print" aria-labelledby="others">
        <div className="wrap">
          <h2 id="others" className="heading-large guide__others">
            The rest of the wedding
          </h2>
          <GuideCards cards={others} size="small" />
        </div>
      </section>
    </>
  );
}
