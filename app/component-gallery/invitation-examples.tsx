import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

import { Example, InBothThemes } from "./in-both-themes.tsx";
import type { InvitationProof } from "./invitation-proofs.server.ts";

/** All compositions of invitations, each as card, square and story, in the family of the theme. */
export function InvitationExamples({ proofs }: { proofs: readonly InvitationProof[] }) {
  return (
    <InBothThemes heading="Invitations">
      <Proofs proofs={proofs} />
    </InBothThemes>
  );
}

function Proofs({ proofs }: { proofs: readonly InvitationProof[] }) {
  const { pack } = useWeddingTheme();
  return proofs
    .filter(({ family }) => family === pack.name)
    .map(({ id, name, printing, sheets }) => (
      <Example key={id} label={`${name} (${printing})`}>
        <div className="component-gallery__invitation">
          {sheets.map(({ shape, src }) => (
            <img
              key={shape}
              className={`component-gallery__sheet component-gallery__sheet--${shape}`}
              src={src}
              alt=""
            />
          ))}
        </div>
      </Example>
    ));
}
