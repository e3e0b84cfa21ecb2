import type { SitePath } from "#app/site/theme/site-path.ts";
import { SectionHead } from "#app/ui/design-system/section-head.tsx";
import { Emblem } from "#app/ui/illustrations/emblem.tsx";
import type { EmblemKind } from "#app/ui/illustrations/emblems.ts";
import { Divider } from "#app/ui/illustrations/ornament.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

type Step = { title: string; text: string; emblem: EmblemKind; to: SitePath };

const stepsFor = (venues: number): readonly Step[] => [
  {
    title: "Find your room",
    text: `${venues} real venues, with what is known of each and where we read it: guests, caterers, fire, music, the baraat.`,
    emblem: "venues",
    to: "/venues",
  },
  {
    title: "Check your date",
    text: "Sunset, the usual weather, holidays and the days on which you can get your licence, for any date.",
    emblem: "planners",
    to: "/planning-tools",
  },
  {
    title: "Plan it together",
    text: "Guests, money and each day’s schedule in one plan. It saves on your phone, even offline.",
    emblem: "invitations",
    to: "/plan",
  },
];

/** How it works while the directory has just opened: what is certain comes first. */
export function OpeningSteps({ venues }: { venues: number }) {
  const { art } = useWeddingTheme().pack;
  return (
    <section className="section later later--steps" aria-label="How it works">
      <div className="wrap">
        <SectionHead
          centred
          ornament={<Divider kind={art.divider} />}
          heading="Start with what’s certain"
          lede="A room, a date and a plan: the rest follows from these three."
        />
        <ol className="steps">
          {stepsFor(venues).map(({ title, text, emblem, to }) => (
            <li key={title}>
              <Emblem kind={emblem} />
              <h3 className="heading-medium">
                <ThemeLink to={to} className="steps__link">
                  {title}
                </ThemeLink>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
