import type { ReactNode } from "react";

import { themeNames } from "#app/site/theme/theme-name.ts";
import { FixedTheme, themeAttributes } from "#app/site/theme/theme-provider.tsx";
import { themePack } from "#app/site/theme/theme-packs.ts";

/** A part of the sheet: a heading, and below it the same in the one theme and in the other. */
export function InBothThemes({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="specimens__part">
      <h2 className="heading-medium">{heading}</h2>
      <div className="specimens__themes">
        {themeNames.map((name) => (
          <FixedTheme key={name} name={name}>
            <div className="specimens__theme" {...themeAttributes(themePack(name))}>
              {children}
            </div>
          </FixedTheme>
        ))}
      </div>
    </section>
  );
}

/** One thing on the sheet, with what it is called below it. */
export function Specimen({ label, children }: { label: string; children: ReactNode }) {
  return (
    <figure className="specimen">
      {children}
      <figcaption>{label}</figcaption>
    </figure>
  );
}
