import { useToast } from "./toasts.tsx";

const saidOnceCopied = { link: "Link copied", address: "Address copied", message: "Message copied" };

/**
 * Copies a text and says so, with what may be done with it. Where the clipboard is not available, the text is
 * shown for copying by hand.
 * @returns a function that resolves to whether the text was copied
 */
export function useCopy() {
  const toast = useToast();
  return async (what: keyof typeof saidOnceCopied, text: string, told: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: saidOnceCopied[what], description: told });
      return true;
    } catch {
      toast({ title: `Copy this ${what}`, description: text });
      return false;
    }
  };
}
