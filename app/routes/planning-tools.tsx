import { ComingSoonPage } from "#app/site-frame/coming-soon-page.tsx";

export default function PlanningTools() {
  return (
    <ComingSoonPage
      path="/planning-tools"
      title="Wedding Planning Tools"
      description="Date finder and budget tools for weddings in Calgary and Banff are on their way. Until then, send one enquiry."
      eyebrow="Planning"
      heading="Planning tools"
      text="A date finder and a budget splitter are being built. Until then, a person can help: tell us your date."
      links={[
        { to: "/planning", label: "Planning resources" },
        { to: "/vendors", label: "Vendor directory" },
      ]}
    />
  );
}
