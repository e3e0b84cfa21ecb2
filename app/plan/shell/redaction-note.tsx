import { usePlan } from "#app/plan/session/plan-provider.tsx";

/** Above the tools where the link shows the plan without what its couple was told alone. */
export function RedactionNote() {
  if (usePlan().here.part !== "outline") return null;
  return (
    <p className="note plan__outline">
      This link doesn&rsquo;t show phone numbers, addresses, diets, allergies and notes.
    </p>
  );
}
