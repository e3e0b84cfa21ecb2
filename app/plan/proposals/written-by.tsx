import type { PlanRole } from "#app/plan/plan-part.ts";
import { roleWords } from "#app/plan/presence/role-words.ts";

type WrittenByProps = {
  /** As they typed it. */
  name: string;
  /** What stands for a name that nobody typed. */
  nameless: string;
  /** Of the link that writes there. */
  may: PlanRole;
  isMine?: boolean;
};

/** Who wrote something: the name is theirs to choose, what their link allows is not. */
export function WrittenBy({ name, nameless, may, isMine = false }: WrittenByProps) {
  return (
    <>
      <bdi>{name === "" ? nameless : name}</bdi>{" "}
      <span className="family__role" data-role={may}>
        {isMine ? "you" : roleWords[may]}
      </span>
    </>
  );
}
