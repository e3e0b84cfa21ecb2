import { expect, test } from "vitest";

import { deskWayBack } from "./desk-way-back.ts";

test.each([
  ["?from=mail", "claim-WB-HAF1-ZABK", "/desk/key#claim-WB-HAF1-ZABK"],
  ["?action=claim-approve&outcome=done&of=1&theme=indian", null, "/desk/key?theme=indian"],
  ["?listing=95&outcome=done", null, "/desk/key?listing=95"],
  ["?invite=venues&limit=5", null, "/desk/key?invite=venues&limit=5"],
])("from %s it leads back to what was there", (search, anchor, back) => {
  expect(deskWayBack("/desk/key", search, anchor)).toBe(back);
});
