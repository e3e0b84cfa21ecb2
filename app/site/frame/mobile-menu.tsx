import { ActionLink } from "#app/ui/design-system/action-link.tsx";
import { useLazyDialog } from "#app/ui/design-system/use-lazy-dialog.ts";
import { Icon } from "#app/ui/illustrations/icon.tsx";

const loadMenu = async () => (await import("./mobile-menu-dialog.tsx")).MobileMenuDialog;
const footer = "#site-footer";

/** The menu of small screens. It closes after a link is chosen; without a script it is the links at the foot. */
export function MobileMenu() {
  const { Dialog, dialog, trigger, open } = useLazyDialog<HTMLAnchorElement, object>(loadMenu);
  return (
    <>
      <ActionLink
        {...trigger}
        href={footer}
        className="menu-button"
        aria-label={dialog.isOpen ? "Close menu" : "Open menu"}
        onAction={() => void open().then((isOpen) => isOpen || window.location.assign(footer))}
      >
        <Icon name="burger" />
      </ActionLink>
      {Dialog && <Dialog {...dialog} />}
    </>
  );
}
