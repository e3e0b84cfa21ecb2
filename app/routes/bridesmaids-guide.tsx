import { categoryPath } from "#app/catalogue/directory/category-path.ts";
import { findBridesmaidVendors } from "#app/visitor/gallery/bridesmaids/find-bridesmaid-vendors.ts";
import { BridesmaidVendorsSection } from "#app/visitor/gallery/bridesmaids/bridesmaid-vendors-section.tsx";
import { pictureAltText } from "#app/visitor/guides/picture-alt-text.server.ts";
import { ComingSoonPage } from "#app/visitor/gallery/coming-soon-page.tsx";
import { siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/bridesmaids-guide";

const picture = "/art/spots/bridesmaids.svg";

export function loader({ context }: Route.LoaderArgs) {
  const { index } = context.get(siteContext).directory;
  return { alt: pictureAltText(picture), vendors: findBridesmaidVendors(index) };
}

export default function BridesmaidsGuide({ loaderData }: Route.ComponentProps) {
  return (
    <ComingSoonPage
      path="/bridesmaids-guide"
      title="Bridesmaid Guide"
      description="A guide for bridesmaids in Calgary is on its way. Until then: attire, beauty and flowers from the directory."
      eyebrow="Bridesmaid guide"
      heading="Resources Coming Soon"
      text="A guide for the people who stand beside you is being written. These vendors help today."
      links={[
        { to: categoryPath("attire"), label: "Attire" },
        { to: categoryPath("beauty"), label: "Hair & Makeup" },
        { to: categoryPath("florists"), label: "Flowers" },
      ]}
      picture={{ src: picture, alt: loaderData.alt, title: "Beside you", subtitle: "The guide" }}
    >
      <BridesmaidVendorsSection vendors={loaderData.vendors} />
    </ComingSoonPage>
  );
}
