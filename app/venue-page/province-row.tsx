import { FactOrigin } from "./fact-origin.tsx";
import { Row } from "./fact-row.tsx";
import type { ProvinceRule } from "./province-rules.ts";
import type { Aged } from "./venue-sheet.ts";

/** A rule of the province, with its source like any fact. */
export function ProvinceRow({ rule }: { rule: Aged<ProvinceRule> }) {
  return (
    <Row label={rule.label}>
      {rule.text}
      <FactOrigin fact={rule} sample={false} />
    </Row>
  );
}
