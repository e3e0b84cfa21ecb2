import { createContext, useContext, useState, type ReactNode } from "react";

import { useLazyModule } from "#app/ui/design-system/use-lazy-module.ts";

import { afterPaint } from "./after-paint.ts";
import { createToastQueue, type ToastMessage } from "./toast-queue.ts";

const ToastContext = createContext<(message: ToastMessage) => void>(() => {});

const loadRegion = async () => (await import("./toast-region.tsx")).ToastRegion;

/** Where short messages appear; around everything that calls useToast. What shows them comes with the first. */
export function Toasts({ children }: { children: ReactNode }) {
  const [messages] = useState(createToastQueue);
  const { part: Region, fetchPart } = useLazyModule(loadRegion);
  const [toast] = useState(() => (message: ToastMessage) => {
    // What was pressed is shown first: a message is laid out and measured.
    afterPaint(() => {
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
export function useToast(): (message: ToastMessage) => void {
  return useContext(ToastContext);
}
