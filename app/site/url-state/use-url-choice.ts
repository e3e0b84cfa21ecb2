import { useState } from "react";
import { useLocation } from "react-router";

type AddressChoice<Value extends string> = {
  value: Value;
  choose: (value: Value) => void;
  /** The URL with the same effect without scripts; it keeps the other choices and jumps to the section. */
  hrefFor: (value: Value) => string;
};

/**
 * A choice within the page: the URL holds the initial choice, a click is held in memory, so that it costs no
 * request and no entry in the history.
 * @param name key in the URL, and the id of its section
 */
export function useUrlChoice<Value extends string>(
  name: string,
  parse: (text: string | null) => Value,
): AddressChoice<Value> {
  const { pathname, search } = useLocation();
  const [chosen, setChosen] = useState<Value | null>(null);
  return {
    value: chosen ?? parse(new URLSearchParams(search).get(name)),
    choose: setChosen,
    hrefFor: (value) => {
      const parameters = new URLSearchParams(search);
      parameters.set(name, value);
      return `${pathname}?${parameters.toString()}#${name}`;
    },
  };
}
