import { useState } from "react";
import { useLocation } from "react-router";

type AddressChoice<Value extends string> = {
  value: Value;
  choose: (value: Value) => void;
  /** The address that has the same effect without scripts; it keeps the other choices and jumps to the section. */
  hrefFor: (value: Value) => string;
};

/**
 * A choice within the page: the address says what is chosen at first, a click is kept in memory, so
 * that it costs no request and no entry in the history.
 * @param name key in the address, and the id of the section that it belongs to
 */
export function useAddressChoice<Value extends string>(
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
