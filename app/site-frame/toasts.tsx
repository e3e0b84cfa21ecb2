import { createContext, useContext, useState, type ReactNode } from "react";

import { useLatePart } from "#app/ui/design-system/use-lazy-module.ts";

import { afterFrame } from "#app/site/frame/after-paint.ts";
import { createMessages, type Message } from "#app/site/frame/toast-queue.ts";

const ToastContext = createContext<(message: Message) => void>(() => {});

const loadRegion = async () => (await import("#app/site/frame/toast-region.tsx")).MessageRegion;

/** Where short messages appear; around everything that calls useToast. What shows them comes with the first. */
export function Toasts({ children }: { children: ReactNode }) {
  const [messages] = useState(createMessages);
  const { part: Region, fetchPart } = useLatePart(loadRegion);
  const [toast] = useState(() => (message: Message) => {
    // What was pressed is shown first: a message is laid out and measured.
    afterFrame(() => {
      messages.say(message);
      void fetchPart();
    });
  });
  return (
    <ToastContext value={toast}>
      {children}
      {Region && <Region messages={messages} />}
    </ToastContext>
  );
}

/** Shows a short message. */
export function useToast(): (message: Message) => void {
  return useContext(ToastContext);
}
