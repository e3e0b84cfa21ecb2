import type { ComponentProps } from "react";

type ActionLinkProps = Omit<ComponentProps<"a">, "href" | "onClick" | "onKeyDown" | "role"> & {
  /** The address that has the same effect, for visitors without scripts. */
  href: string;
  onAction: () => void;
};

/** A button that is a link as long as no script runs: both lead to the same state. */
export function ActionLink({ href, onAction, children, ...rest }: ActionLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a real button could not be followed without scripts
      role="button"
      onClick={(event) => {
        // A new tab or window is for the browser to open.
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
