type RadioChoicesProps<Id extends string> = {
  /** Name of the group, the same for all of its buttons. */
  group: string;
  label: string;
  choices: readonly { id: Id; name: string }[];
  chosen: Id | null;
  choose: (id: Id) => void;
};

/** A few choices of which one is taken, as large as a thumb; arrow keys go from one to the next. */
export function RadioChoices<Id extends string>({
  group,
  label,
  choices,
  chosen,
  choose,
}: RadioChoicesProps<Id>) {
  return (
    <div className="start-choices" role="radiogroup" aria-label={label}>
      {choices.map(({ id, name }) => (
        <label key={id} className="start-choice">
          <input
            type="radio"
            className="visually-hidden"
            name={group}
            checked={chosen === id}
            onChange={() => choose(id)}
          />
          <span>{name}</span>
        </label>
      ))}
    </div>
  );
}
