import { dayField, textField } from "#app/plan/ui/fields/field-kinds.ts";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";
import { PlanTextArea } from "#app/plan/ui/fields/plan-text-area.tsx";

import { useRowMutations, useCanEdit, useRow } from "#app/plan/session/plan-provider.tsx";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";
import { themeNames, type ThemeName } from "#content/theme-names.ts";

import { DishSettings } from "./dish-settings.tsx";
import { NoteLanguages } from "./note-languages.tsx";
import { replyDayFieldId } from "./reply-day-field.ts";
import { maxNoteLetters, rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";

/** What the reply pages look like in each theme. */
const pageStyles: Record<ThemeName, string> = {
  standard: "Wild rose and mountains",
  indian: "Marigold and arches",
};

/** Settings of the pages: whether they are open, until when, and their text. */
export function RsvpSettings() {
  const row = useRow(rsvp, rsvpRowId);
  const { put } = useRowMutations(rsvp);
  const change = (what: Parameters<typeof put>[1]) => put(rsvpRowId, what);
  const readOnly = !useCanEdit();
  const { addressTheme: theme } = useWeddingTheme();
  return (
    <div className="plan-ticket">
      <div className="plan-ticket__inner rsvp__settings">
        <label className="checkbox">
          <input
            type="checkbox"
            checked={row?.open ?? false}
            disabled={readOnly}
            onChange={({ currentTarget }) =>
              change({ open: currentTarget.checked, theme: row?.theme ?? theme })
            }
          />
          Guests can reply
        </label>
        <div className="plan__grid">
          <PlanField
            id={replyDayFieldId}
            label="Reply by"
            {...dayField}
            value={row?.until ?? null}
            write={(until) => change({ until })}
            readOnly={readOnly}
          />
          <PlanField
            label="Contact for questions"
            value={row?.contact ?? ""}
            {...textField(300)}
            write={(contact) => change({ contact })}
            placeholder="Simran, 403 555 0100"
            readOnly={readOnly}
          />
          <PlanField
            label="Phone for replies by voice"
            value={row?.phone ?? ""}
            {...textField(40)}
            type="tel"
            write={(phone) => change({ phone })}
            placeholder="403 555 0100"
            readOnly={readOnly}
          />
          <div className="field">
            <label className="field__label" htmlFor="rsvp-theme">
              Style of the reply page
            </label>
            <select
              id="rsvp-theme"
              className="input"
              // Open pages without a choice have the style that their links give them.
              value={row?.theme ?? (row?.open === true ? "standard" : theme)}
              disabled={readOnly}
              onChange={({ currentTarget }) =>
                change({ theme: themeNames.find((name) => name === currentTarget.value) ?? null })
              }
            >
              {themeNames.map((name) => (
                <option key={name} value={name}>
                  {pageStyles[name]}
                </option>
              ))}
            </select>
          </div>
          <DishSettings />
        </div>
        <PlanTextArea
          label="What every household reads first"
          value={row?.note ?? ""}
          write={(note) => change({ note })}
          maxLength={maxNoteLetters}
          dir="auto"
          readOnly={readOnly}
        />
        <NoteLanguages />
      </div>
    </div>
  );
}
