import type { ComponentProps } from "react";

type ActionLinkProps = Omit<ComponentProps<"a">, "href" | "onClick" | "onKeyDown" | "role"> & {
  /** The URL with the same effect, for visitors without scripts. */
  href: string;
  onAction: () => void;
};

/** A button that is a link until scripts run: both lead to the same state. */
export function ActionLink({ href, onAction, children, ...rest }: ActionLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a real button could not be followed without scripts
      role="button"
      onClick={(event) => {
        // The browser opens a new tab or window.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onAction();
      }}
      onKeyDown={(event) => {
        if (event.key !== " ") return;
        event.preventDefault();
        onAction();
      }}
    >
      {children}
    </a>
  );
}
