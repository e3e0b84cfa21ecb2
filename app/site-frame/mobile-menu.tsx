import { ActionLink } from "#app/design-system/action-link.tsx";
import { useLateDialog } from "#app/design-system/use-late-dialog.ts";
import { Icon } from "#app/illustrations/icon.tsx";

const loadMenu = async () => (await import("./open-mobile-menu.tsx")).MobileMenuDialog;
const footer = "#site-footer";

/** The menu of small screens. It closes after a link is chosen; without a script it is the links at the foot. */
export function MobileMenu() {
  const { Dialog, dialog, trigger, open } = useLateDialog<HTMLAnchorElement, object>(loadMenu);
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
