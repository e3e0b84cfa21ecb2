import type { WithAge } from "#app/catalogue/venue-facts/fact-age.ts";

import { FactOrigin } from "#app/catalogue/venue-facts/fact-origin.tsx";
import { LabelledRow } from "./fact-row.tsx";
import type { ProvinceRule } from "./province-rules.ts";

/** A rule of the province, with its source like any fact. */
export function ProvinceRuleRow({ rule }: { rule: WithAge<ProvinceRule> }) {
  return (
    <LabelledRow label={rule.label}>
      {rule.text}
      <FactOrigin fact={rule} sample={false} />
    </LabelledRow>
  );
}
