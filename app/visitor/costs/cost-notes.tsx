import { ThemeLink } from "#app/site/theme/theme-link.tsx";

/** How the sums are made, and what is not in them. */
export function CostNotes() {
  return (
    <section className="section section--surface" aria-labelledby="cost-notes-heading">
      <div className="wrap cost-notes">
        <h2 className="heading-medium" id="cost-notes-heading">
          How this is calculated
        </h2>
        <dl>
          <dt>Where a figure comes from</dt>
          <dd>
            From the venue&rsquo;s own page with the day we read it, from a tariff or a rule, or from what
            others publish. That last one is never the venue&rsquo;s price. Sample venues have invented
            figures, and say so.
          </dd>
          <dt>What isn&rsquo;t known</dt>
          <dd>
            It isn&rsquo;t counted as nothing. The line stays open, and so does the sum: &ldquo;or more&rdquo;
            means that something is still to be asked.
          </dd>
          <dt>Older figures</dt>
          <dd>A price of an earlier year is where the amount begins. It may be higher today.</dd>
          <dt>GST</dt>
          <dd>
            5% on everything taxable, on a service charge too. Licences, permits and insurance carry none.
          </dd>
          <dt>Which places can carry it</dt>
          <dd>
            A sum doesn&rsquo;t say whether a fire, a baraat or your caterer is welcome.{" "}
            <ThemeLink to="/fit">See where your whole weekend fits</ThemeLink>.
          </dd>
          <dt>Not in these sums</dt>
          <dd>
            Drinks that you buy yourselves, guest rooms, and everyone else you book: photos, flowers, music,
            clothes. <ThemeLink to="/planning-tools#budget">Plan a budget</ThemeLink> for all of it.
          </dd>
        </dl>
      </div>
    </section>
  );
}
