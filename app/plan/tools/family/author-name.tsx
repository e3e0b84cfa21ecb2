import type { PlanRole } from "#app/plan/document/parts-and-roles.ts";
import { roleNames } from "#app/plan/ui/role-names.ts";

type WrittenByProps = {
  /** As typed. */
  name: string;
  /** Placeholder for a name that was not given. */
  nameless: string;
  /** Role of the author's link. */
  may: PlanRole;
  isMine?: boolean;
};

/** The author of a text: the name is freely chosen, the role of the link is not. */
export function AuthorName({ name, nameless, may, isMine = false }: WrittenByProps) {
  return (
    <>
      <bdi>{name === "" ? nameless : name}</bdi>{" "}
      <span className="family__role" data-role={may}>
        {isMine ? "you" : roleNames[may]}
      </span>
    </>
  );
}
