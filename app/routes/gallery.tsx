import { ComingSoonPage } from "#app/site-frame/coming-soon-page.tsx";

export default function Gallery() {
  return (
    <ComingSoonPage
      path="/gallery"
      title="Banff Wedding Gallery"
      description="A gallery of real weddings in Banff and Calgary is on its way. Until then, meet the photographers and venues."
      eyebrow="Gallery"
      heading="Banff Wedding Gallery"
      text="Our photo gallery is coming soon. Until then, the people who would take the pictures are here."
      links={[
        { to: "/vendors?category=photographers", label: "Photographers" },
        { to: "/venues", label: "Venues" },
      ]}
    />
  );
}
