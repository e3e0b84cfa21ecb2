import { ComingSoonPage } from "#app/site-frame/coming-soon-page.tsx";

export default function BridesmaidsGuide() {
  return (
    <ComingSoonPage
      path="/bridesmaids-guide"
      title="Bridesmaid Guide"
      description="A guide for bridesmaids in Calgary is on its way. Until then: attire, beauty and flowers in the directory."
      eyebrow="Bridesmaid guide"
      heading="Resources Coming Soon"
      text="A guide for the people who stand beside you is being written. These help today."
      links={[
        { to: "/vendors?category=attire", label: "Attire" },
        { to: "/vendors?category=beauty", label: "Hair & Makeup" },
        { to: "/vendors?category=florists", label: "Flowers" },
      ]}
    />
  );
}
