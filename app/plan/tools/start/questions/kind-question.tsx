import { useState } from "react";

import { combinableKinds, fusion, weddingKinds, type TraditionId } from "#content/plan/wedding-kinds.ts";
import { SelectField } from "#app/plan/ui/fields/select-field.tsx";

import type { QuestionProps } from "./question-props.ts";
import { RadioChoices } from "./radio-choices.tsx";

type KindId = TraditionId | typeof fusion.id;

const choices: readonly { id: KindId; name: string }[] = [...weddingKinds, fusion].map(({ id, short }) => ({
  id,
  name: short,
}));

/** The tradition, or two of them. */
export function KindQuestion({ answers, change }: QuestionProps) {
  const [chosen, setChosen] = useState<KindId | null>(null);
  const about = [...weddingKinds, fusion].find(({ id }) => id === chosen)?.about;
  return (
    <fieldset className="start-question">
      <legend>Which kind of wedding?</legend>
      <RadioChoices
        group="start-kind"
        label="Kind of wedding"
        choices={choices}
        chosen={chosen}
        choose={(id) => {
          setChosen(id);
          change({ kinds: id === fusion.id ? ["punjabi-sikh", "standard"] : [id] });
        }}
      />
      {chosen === fusion.id && <TwoTraditions answers={answers} change={change} />}
      {about !== undefined && <p className="note start-question__about">{about}</p>}
    </fieldset>
  );
}

function TwoTraditions({ answers: { kinds }, change }: QuestionProps) {
  const [first = "punjabi-sikh", second = "standard"] = kinds;
  return (
    <div className="start-question__pair">
      <TraditionField label="One tradition" value={first} choose={(id) => change({ kinds: [id, second] })} />
      <TraditionField label="and the other" value={second} choose={(id) => change({ kinds: [first, id] })} />
    </div>
  );
}

type TraditionFieldProps = { label: string; value: TraditionId; choose: (id: TraditionId) => void };

function TraditionField({ label, value, choose }: TraditionFieldProps) {
  return (
    <SelectField
      label={label}
      value={value}
      onChoose={(id) => {
        const kind = combinableKinds.find((one) => one.id === id);
        if (kind !== undefined) choose(kind.id);
      }}
    >
      {combinableKinds.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
