import { Toast } from "@base-ui/react/toast";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

import { Icon } from "#app/ui/illustrations/icon.tsx";
import { RoseMark } from "#app/ui/illustrations/ornament.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { hasArrived } from "./has-arrived.ts";
import type { ToastMessage, ToastQueue } from "./toast-queue.ts";

/** How long a toast stays, in milliseconds; pointing at it holds it. */
const toastTimeout = 5000;

/** The same for one with a link, which has to be read and reached. */
const linkTimeout = 10_000;

/** How long a region stands before it says something, in milliseconds: screen readers read out what changes. */
const settling = 100;

/** Where short messages appear. */
export function ToastRegion({ messages }: { messages: ToastQueue }) {
  return (
    <Toast.Provider timeout={toastTimeout} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className="toasts" aria-label="Messages">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
      <Reader messages={messages} />
    </Toast.Provider>
  );
}

function Reader({ messages }: { messages: ToastQueue }) {
  const { add, close } = Toast.useToastManager();
  useEffect(() => {
    let stop = () => {};
    const timer = setTimeout(() => {
      stop = messages.read(({ link, action, ...message }) => {
        const run = () => {
          close(id);
          action?.run();
        };
        let stopWaiting: (() => void) | undefined;
        const id = add({
          ...message,
          onClose: () => stopWaiting?.(),
          ...(link && { data: link, timeout: linkTimeout }),
          ...(action && { actionProps: { children: action.label, onClick: run } }),
        });
        stopWaiting = action?.onObsolete?.(() => close(id));
      });
    }, settling);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [messages, add, close]);
  return null;
}

/** The messages of the provider around it. */
export function ToastList() {
  const { toasts, close } = Toast.useToastManager<NonNullable<ToastMessage["link"]>>();
  useOnArrival((before, now) => {
    for (const { id, data } of toasts) if (data !== undefined && hasArrived(data.to, before, now)) close(id);
  });
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="toast" swipeDirection={["right", "down"]}>
      <RoseMark />
      <div>
        <Toast.Title className="toast__title" />
        <Toast.Description className="toast__text" />
        {toast.data !== undefined && (
          <ThemeLink
            to={toast.data.to}
            className="text-link"
            onClick={() => {
              toast.data?.onFollow?.();
              close(toast.id);
            }}
          >
            {toast.data.label} <Icon name="arrow" />
          </ThemeLink>
        )}
      </div>
      <Toast.Action className="toast__action" />
      <Toast.Close className="toast__close" aria-label="Dismiss">
        <Icon name="close" />
      </Toast.Close>
    </Toast.Root>
  ));
}

/** Calls back with the former path and the new one after each change of page. */
function useOnArrival(arrived: (before: string, now: string) => void): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    arrived(before.current, pathname);
    before.current = pathname;
  });
}
