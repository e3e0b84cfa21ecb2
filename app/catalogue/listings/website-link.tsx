import { Icon } from "#app/ui/illustrations/icon.tsx";
import { useToast } from "#app/site/frame/toasts.tsx";

/** A link to a vendor's website; it opens a new tab and says so. */
export function WebsiteLink({ name, website }: { name: string; website: string }) {
  const toast = useToast();
  return (
    <a
      href={website}
      target="_blank"
      rel="noopener nofollow"
      className="card__website"
      aria-label={`Visit website of ${name} (opens a new tab)`}
      onClick={() =>
        toast({
          title: "Visiting vendor website",
          description: `You're being redirected to ${name}'s website`,
        })
      }
    >
      Visit website <Icon name="external" />
    </a>
  );
}
