import { ActionLink } from "#app/ui/design-system/action-link.tsx";
import { useToast } from "#app/site/frame/toasts.tsx";

/** Copies the URL of the list; where the clipboard is not available, shows the link for copying by hand. */
export function CopyLink({ path }: { path: string }) {
  const toast = useToast();

  async function copy() {
    const address = new URL(path, window.location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: "Link copied", description: "Anyone who opens it sees the same list." });
    } catch {
      toast({ title: "Copy this link", description: address });
    }
  }

  return (
    <ActionLink href={path} className="button button--line button--small" onAction={() => void copy()}>
      Copy link to this list
    </ActionLink>
  );
}
