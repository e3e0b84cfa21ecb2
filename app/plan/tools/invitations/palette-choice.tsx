import { OptionField } from "#app/plan/ui/fields/option-field.tsx";
import type { InvitationPalette } from "#app/plan/rules/invitations/choose-palette.ts";
import { paletteFamilies, paletteHours } from "#content/invitations/palettes.ts";
import { planSeasonName, planSeasons } from "#content/seasons/season-months.ts";

import { familyNames, hourNames } from "#app/plan/rules/invitations/palette-names.ts";
import type { Invitation } from "#app/plan/rules/invitations/plan-invitation.ts";

type PaletteChoiceProps = Pick<Invitation, "palette" | "suggestedPalette"> & {
  change: (palette: { [Part in keyof InvitationPalette]?: InvitationPalette[Part] | null }) => void;
  readOnly: boolean;
};

/** The colours: what the plan suggests is stored as no choice, so that it follows the plan. */
export function PaletteChoice({ palette, suggestedPalette, change, readOnly }: PaletteChoiceProps) {
  const { season, hour, family } = suggestedPalette;
  return (
    <section aria-labelledby="invitation-colours">
      <h3 className="heading-small" id="invitation-colours">
        Colours
      </h3>
      <p className="note">
        Your plan suggests {planSeasonName(season).toLowerCase()}, {hourNames[hour].toLowerCase()}.
      </p>
      <div className="plan__grid">
        <OptionField
          label="Season"
          value={palette.season}
          choices={planSeasons.map((id) => ({ id, name: planSeasonName(id) }))}
          choose={(chosen) => change({ season: chosen === season ? null : chosen })}
          disabled={readOnly}
        />
        <OptionField
          label="Light"
          value={palette.hour}
          choices={paletteHours.map((id) => ({ id, name: hourNames[id] }))}
          choose={(chosen) => change({ hour: chosen === hour ? null : chosen })}
          disabled={readOnly}
        />
        <OptionField
          label="Palette"
          value={palette.family}
          choices={paletteFamilies.map((id) => ({ id, name: familyNames[id] }))}
          choose={(chosen) => change({ family: chosen === family ? null : chosen })}
          disabled={readOnly}
        />
      </div>
    </section>
  );
}
