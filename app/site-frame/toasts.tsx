import { Toast } from "@base-ui/react/toast";
import type { ReactNode } from "react";

import { Icon } from "#app/illustrations/icon.tsx";
import { RoseMark } from "#app/illustrations/ornament.tsx";

/** How long a toast stays, in milliseconds; pointing at it holds it. */
const toastTimeout = 5000;

/** Where short messages appear; around everything that calls useToast. */
export function Toasts({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider timeout={toastTimeout} limit={3}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className="toasts" aria-label="Messages">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

/** Shows a short message. */
export function useToast(): (message: { title: string; description: string }) => void {
  const { add } = Toast.useToastManager();
  return (message) => {
    add(message);
  };
}

/** The messages of the provider around it. */
export function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="toast" swipeDirection={["right", "down"]}>
      <RoseMark />
      <div>
        <Toast.Title className="toast__title" />
        <Toast.Description className="toast__text" />
      </div>
      <Toast.Close className="toast__close" aria-label="Dismiss">
        <Icon name="close" />
      </Toast.Close>
    </Toast.Root>
  ));
}
