import { helpingVendors } from "#app/visitor/gallery/bridesmaids/find-bridesmaid-vendors.ts";
import { VendorsForBridesmaids } from "#app/bridesmaids/vendors-for-bridesmaids.tsx";
import { describePicture } from "#app/visitor/guides/picture-alt-text.server.ts";
import { ComingSoonPage } from "#app/visitor/gallery/coming-soon-page.tsx";
import { siteContext } from "#server/site.ts";

import type { Route } from "./+types/bridesmaids-guide";

const picture = "/art/spots/bridesmaids.svg";

export function loader({ context }: Route.LoaderArgs) {
  const { index } = context.get(siteContext).directory;
  return { alt: describePicture(picture), vendors: helpingVendors(index) };
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
        { to: "/vendors?category=attire", label: "Attire" },
        { to: "/vendors?category=beauty", label: "Hair & Makeup" },
        { to: "/vendors?category=florists", label: "Flowers" },
      ]}
      picture={{ src: picture, alt: loaderData.alt, title: "Beside you", subtitle: "The guide" }}
    >
      <VendorsForBridesmaids vendors={loaderData.vendors} />
    </ComingSoonPage>
  );
}
