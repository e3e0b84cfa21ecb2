import { PlanIcon } from "#app/plan/ui/plan-icon.tsx";
import { findPhoneNumber } from "#app/plan/rules/schedule/phone-number.ts";

import "./call-link.css";

/** A contact such as 'Meena, 403 555 0188': pressed, the phone calls. Without a number it is text. */
export function CallLink({ text, name }: { text: string; name?: string }) {
  const found = findPhoneNumber(text);
  if (found === null) return text === "" ? null : <span>{text}</span>;
  const whom = name ?? found.name;
  return (
    <a href={found.href} className="call-link">
      <PlanIcon name="phone" />
      <span>
        {whom === "" ? "Call" : `Call ${whom}`} <small>{found.number}</small>
      </span>
    </a>
  );
}
