import type { ReactNode } from "react";

import { themeNames } from "#content/theme-names.ts";
import { FixedTheme, themeAttributes } from "#app/site/theme/theme-provider.tsx";
import { themePack } from "#app/site/theme/theme-packs.ts";

/** A section of the gallery: a heading, and below it the same content in both themes. */
export function InBothThemes({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="component-gallery__part">
      <h2 className="heading-medium">{heading}</h2>
      <div className="component-gallery__themes">
        {themeNames.map((name) => (
          <FixedTheme key={name} name={name}>
            <div className="component-gallery__theme" {...themeAttributes(themePack(name))}>
              {children}
            </div>
          </FixedTheme>
        ))}
      </div>
    </section>
  );
}

/** One example, with its name below it. */
export function Example({ label, children }: { label: string; children: ReactNode }) {
  return (
    <figure className="component-gallery__example">
      {children}
      <figcaption>{label}</figcaption>
    </figure>
  );
}
