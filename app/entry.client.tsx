import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

import { spellAddress } from "./address/spell-address.ts";
import { loadThemePack } from "./wedding-theme/theme-packs.ts";
import { themeOfAddress } from "./wedding-theme/theme-name.ts";

spellAddress(document.documentElement.dataset.search);

// The pack of the page's theme has to be there before the first render, or hydration would not match.
await loadThemePack(themeOfAddress(new URLSearchParams(window.location.search)));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
