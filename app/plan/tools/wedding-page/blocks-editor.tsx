import { countItems } from "#app/plan/ui/count-items.ts";
import { textField } from "#app/plan/ui/fields/field-kinds.ts";
import { PlanCheckbox } from "#app/plan/ui/fields/plan-checkbox.tsx";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";
import { PlanTextArea } from "#app/plan/ui/fields/plan-text-area.tsx";
import { arrangeBlocks, moveBlock } from "#app/plan/rules/wedding-page/page-blocks.ts";
import { countGuestItems } from "#app/plan/rules/schedule/guest-items.ts";
import { moments } from "#app/plan/schema/schedule.schema.ts";
import { weddingPageBlocks } from "#app/plan/schema/wedding-page.schema.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";
import { useRowMutations, useRows } from "#app/plan/session/plan-provider.tsx";
import { toolPath } from "#app/plan/ui/tool-path.ts";
import type { ToolProps } from "#app/plan/ui/tool-props.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { pageBlocks, type PageBlockId } from "#content/plan/page-blocks.ts";

type BlocksEditorProps = Pick<ToolProps, "link"> & { readOnly: boolean };

/** The blocks of the page in their order: each can be moved, hidden, named and written. */
export function BlocksEditor({ readOnly, link }: BlocksEditorProps) {
  const blocks = arrangeBlocks(useRows(weddingPageBlocks));
  const { put } = useRowMutations(weddingPageBlocks);
  const move = (id: PageBlockId, by: -1 | 1) => {
    for (const [block, place] of moveBlock(blocks, id, by)) put(block, { place });
  };
  return (
    <ol className="wedding-page__blocks">
      {blocks.map(({ id, heading, words, isHidden }, at) => (
        <li key={id} className="wedding-page__block" data-hidden={isHidden || undefined}>
          <div className="wedding-page__block-head">
            <h4 className="heading-small">{heading}</h4>
            {!readOnly && (
              <>
                <button
                  type="button"
                  className="button button--line button--small"
                  aria-label={`Move up: ${heading}`}
                  disabled={at === 0}
                  onClick={() => move(id, -1)}
                >
                  ↑
                </button>
                <button
                  type="button"
                  className="button button--line button--small"
                  aria-label={`Move down: ${heading}`}
                  disabled={at === blocks.length - 1}
                  onClick={() => move(id, 1)}
                >
                  ↓
                </button>
              </>
            )}
            <PlanCheckbox
              checked={!isHidden}
              write={(shown) => put(id, { hidden: !shown })}
              readOnly={readOnly}
            >
              Show<span className="visually-hidden">: {heading}</span>
            </PlanCheckbox>
          </div>
          <p className="note">
            {pageBlocks[id].about}
            {id === "schedule" && <GuestItems link={link} />}
          </p>
          {!isHidden && (
            <details>
              <summary>
                {words === "" ? "Write something" : "Edit the words"}
                <span className="visually-hidden">: {heading}</span>
              </summary>
              <PlanField
                label="Heading"
                {...textField(80)}
                value={heading}
                write={(typed) =>
                  put(id, { heading: typed === "" || typed === pageBlocks[id].heading ? null : typed })
                }
                readOnly={readOnly}
              />
              <PlanTextArea
                label="Words"
                value={words}
                write={(typed) => put(id, { words: typed })}
                maxLength={4000}
                readOnly={readOnly}
              />
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}

/** How many items of the schedule guests see, and the way to choose them. */
function GuestItems({ link }: Pick<ToolProps, "link">) {
  const { seen, all } = countGuestItems(useRows(events), useRows(moments));
  if (all === 0) return null;
  return (
    <>
      {` Guests see ${seen} of ${countItems(all)}. `}
      <ThemeLink to={toolPath("schedule", link)} className="text-link">
        Choose in your schedule
      </ThemeLink>
    </>
  );
}
