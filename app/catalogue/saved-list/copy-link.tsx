import { ActionLink } from "#app/ui/design-system/action-link.tsx";
import { useCopy } from "#app/site/frame/use-copy.ts";

/** Copies the URL of the list; where the clipboard is not available, shows the link for copying by hand. */
export function CopyLink({ path }: { path: string }) {
  const copy = useCopy();
  const copyList = () =>
    copy("link", new URL(path, window.location.href).href, "Anyone who opens it sees the same list.");
  return (
    <ActionLink href={path} className="button button--line button--small" onAction={() => void copyList()}>
      Copy link to this list
    </ActionLink>
  );
}
