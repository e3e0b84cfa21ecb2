import { textField } from "#app/plan/ui/fields/field-kinds.ts";
import { PlanCheckbox } from "#app/plan/ui/fields/plan-checkbox.tsx";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";
import { PlanTextArea } from "#app/plan/ui/fields/plan-text-area.tsx";
import { arrangeBlocks, moveBlock } from "#app/plan/rules/wedding-page/page-blocks.ts";
import { weddingPageBlocks } from "#app/plan/schema/wedding-page.schema.ts";
import { useRowMutations, useRows } from "#app/plan/session/plan-provider.tsx";
import { pageBlocks, type PageBlockId } from "#content/plan/page-blocks.ts";

/** The blocks of the page in their order: each can be moved, hidden, named and written. */
export function BlocksEditor({ readOnly }: { readOnly: boolean }) {
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
          <p className="note">{pageBlocks[id].about}</p>
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
