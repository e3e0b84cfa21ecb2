import { Dialog } from "@base-ui/react/dialog";
import { useState } from "react";

import { Icon } from "#app/illustrations/icon.tsx";
import { ThemeNavLink } from "#app/wedding-theme/theme-link.tsx";

import { navigationLinks } from "./navigation-links.ts";

/** The menu of small screens. It closes after a link is chosen; without a script it is the links at the foot. */
export function MobileMenu() {
  const [open, setOpen] = useState(false);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger
        className="menu-button"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/control-has-associated-label -- without scripts it leads to the links at the foot; the trigger names it
        render={<a href="#site-footer" role="button" />}
        nativeButton={false}
        aria-label={open ? "Close menu" : "Open menu"}
      >
        <Icon name="burger" />
      </Dialog.Trigger>
      <Dialog.Portal>
        <OpenMobileMenu close={() => setOpen(false)} />
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** What the menu shows once it is open. */
export function OpenMobileMenu({ close }: { close: () => void }) {
  return (
    <Dialog.Popup className="mobile-menu">
      <Dialog.Title className="visually-hidden">Menu</Dialog.Title>
      <Dialog.Close className="mobile-menu__close" aria-label="Close menu">
        <Icon name="close" />
      </Dialog.Close>
      <nav aria-label="Menu">
        <ul>
          {navigationLinks.map(({ to, label }) => (
            <li key={to}>
              <ThemeNavLink to={to} end={to === "/"} onClick={close}>
                {label}
              </ThemeNavLink>
            </li>
          ))}
        </ul>
      </nav>
    </Dialog.Popup>
  );
}
