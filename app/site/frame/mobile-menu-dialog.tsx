import { Dialog } from "@base-ui/react/dialog";

import { useCloseOnBack } from "#app/ui/design-system/use-close-on-back.ts";
import type { LazyDialogProps } from "#app/ui/design-system/use-lazy-dialog.ts";
import { Icon } from "#app/ui/illustrations/icon.tsx";
import { ThemeNavLink } from "#app/site/theme/theme-link.tsx";

import { PlanMenuLink } from "./plan-button.tsx";
import { navigationLinks } from "./navigation-links.ts";

/** The menu over the page. */
export function MobileMenuDialog({ isOpen, setOpen, opener }: LazyDialogProps) {
  useCloseOnBack(isOpen, setOpen);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Portal>
        <MobileMenuContent close={() => setOpen(false)} opener={opener} />
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** What the menu shows once it is open. */
export function MobileMenuContent({
  close,
  opener,
}: Partial<Pick<LazyDialogProps, "opener">> & { close: () => void }) {
  return (
    <Dialog.Popup className="mobile-menu" finalFocus={opener}>
      <Dialog.Title className="visually-hidden">Menu</Dialog.Title>
      <Dialog.Close className="mobile-menu__close" aria-label="Close menu">
        <Icon name="close" />
      </Dialog.Close>
      <nav aria-label="Menu">
        <PlanMenuLink close={close} />
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
