import type { Aged } from "#app/venue-facts/fact-age.ts";

import { FactOrigin } from "#app/venue-page/fact-origin.tsx";
import { Row } from "#app/venue-page/fact-row.tsx";
import type { ProvinceRule } from "./province-rules.ts";

/** A rule of the province, with its source like any fact. */
export function ProvinceRow({ rule }: { rule: Aged<ProvinceRule> }) {
  return (
    <Row label={rule.label}>
      {rule.text}
      <FactOrigin fact={rule} sample={false} />
    </Row>
  );
}
