import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Says that a reply arrived. It takes the keyboard that the new fields of the page lost. */
export function ReplyNotice({ children }: { children: string }) {
  const box = useRef<HTMLOutputElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    // React Router's name for the entry that a page began with: its visitor sees the page from the top.
    if (key !== "default" && document.activeElement === document.body) box.current?.focus();
  }, [key]);
  return (
    <output className="private__notice" ref={box} tabIndex={-1}>
      {children}
    </output>
  );
}
