import { languageTags, type Language } from "#app/languages/language.ts";
import type { Say } from "#app/languages/translate.ts";

import { GuestFrame } from "./guest-frame.tsx";
import { PrivatePageLayout, type PrivateFrameProps } from "./private-page-layout.tsx";

type GuestPageLayoutProps = Omit<PrivateFrameProps, "language"> & {
  language: Language;
  say: Say<"form" | "frame">;
  /** The couple, where the page knows it. */
  couple?: string;
};

/** A private page that guests read in a language and a size of their choice, in a frame in that language. */
export function GuestPageLayout({ language, say, couple = "", children, ...layout }: GuestPageLayoutProps) {
  return (
    <GuestFrame language={language} say={say} couple={couple}>
      <PrivatePageLayout {...layout} language={languageTags[language]}>
        {children}
      </PrivatePageLayout>
    </GuestFrame>
  );
}
