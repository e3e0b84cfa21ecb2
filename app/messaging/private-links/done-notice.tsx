import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

import { useToast } from "#app/site/frame/toasts.tsx";

import { focusAfterPost } from "./focus-after-post.ts";
import { forgetDone } from "./forget-done.ts";
import { splitNotice } from "./split-notice.ts";

/**
 * What was just done, at the top of a private page. A form further down leaves the page where it is, so where this
 * is out of sight a short message says the same.
 */
export function DoneNotice({ children }: { children: string }) {
  const box = useRef<HTMLOutputElement>(null);
  const { key } = useLocation();
  const toast = useToast();
  // It belongs to what was done, and a reload does nothing again.
  useEffect(forgetDone, [key]);
  useEffect(() => {
    // React Router's name for the entry that a page began with: its visitor sees the page from the top.
    if (key === "default" || box.current === null) return;
    if (box.current.getBoundingClientRect().bottom < 0) toast(splitNotice(children));
    focusAfterPost(box.current);
  }, [key, children, toast]);
  return (
    <output className="private__notice" ref={box} tabIndex={-1}>
      {children}
    </output>
  );
}
