import { describeMovedReplies } from "#app/plan/rules/guests/reply-days.ts";
import type { PrivatePlanLink } from "#app/plan/document/plan-link.ts";
import { useCanEdit } from "#app/plan/session/plan-provider.tsx";
import { toolPath } from "#app/plan/ui/tool-path.ts";
import { useMovedReplies } from "#app/plan/ui/use-moved-replies.ts";
import { useReplyRoute } from "#app/plan/ui/use-reply-route.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

type MovedRepliesNoteProps = {
  /** Lists the households that replied before an event moved. */
  show: (event: string) => void;
  link: PrivatePlanLink | null;
};

/** Which events moved after households had replied. */
export function MovedRepliesNote({ show, link }: MovedRepliesNoteProps) {
  const mayEdit = useCanEdit();
  const route = useReplyRoute();
  return useMovedReplies().map((moved) => (
    <p key={moved.event} className="plan__error">
      {describeMovedReplies(moved)}.{" "}
      <button type="button" className="text-link" onClick={() => show(moved.event)}>
        Show them
        <span className="visually-hidden">: who replied before {moved.name || "an event"} moved</span>
      </button>
      {mayEdit && route === "page" && (
        <>
          {" or "}
          <ThemeLink to={toolPath("rsvp", link)} className="text-link">
            send them their link again
          </ThemeLink>
          .
        </>
      )}
      {mayEdit && route === "closed-page" && (
        <>
          {". Replies are closed: "}
          <ThemeLink to={toolPath("rsvp", link)} className="text-link">
            move “Reply by”
          </ThemeLink>{" "}
          first, then send them their link again.
        </>
      )}
      {mayEdit && route === "couple" && ". Ask them and set it here."}
    </p>
  ));
}
