import {
  createElement,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from "react";

import { holdPresses } from "./held-presses.ts";

/** Code that a page loads when it is needed. */
type LazyCode<Code> = {
  /** Null until it has loaded. */
  known: () => Code | null;
  /** Loads it, once. A failed load is tried again with the next call. */
  fetch: () => Promise<void>;
  /** Resolves once it has loaded, whoever asked for it; never rejects. */
  arrived: Promise<void>;
};

/** Loads of the code that sections in the page are waiting for. */
const waiting = new Set<() => Promise<void>>();

/** Loads the code of all sections in the page, for what changes the whole page at once. */
export async function loadWaitingSections(): Promise<void> {
  await Promise.all([...waiting].map((load) => load()));
}

/** The code of one or more lazy sections of a page. */
export function lazyCode<Code extends object>(load: () => Promise<Code>): LazyCode<Code> {
  let code: Code | null = null;
  let underWay: Promise<void> | null = null;
  const onArrival: (() => void)[] = [];
  const arrived = new Promise<void>((resolve) => void onArrival.push(resolve));
  async function fetchOnce(): Promise<void> {
    try {
      code = await load();
      for (const resolve of onArrival) resolve();
    } finally {
      underWay = null;
    }
  }
  const fetch = () => (code === null ? (underWay ??= fetchOnce()) : arrived);
  return { known: () => code, fetch, arrived };
}

type ContentProps<Props> = { isServed: boolean; props: Props; takenOver: RefObject<() => void> };

/**
 * A section further down a page, with its code in a chunk of its own. A page of the server shows it from the
 * start, and everything in it is a link or a form; its code is loaded and hydrates it once somebody reaches it,
 * or as soon as the page changes in a way that may concern it. On a page that the browser renders by itself it
 * is loaded with the page. What is pressed before its code is here is done once it is.
 * @param pick the component in the code; it renders one element with its `id`
 * @param firstActive the id of the first element in it that a visitor can use, where that is not the section;
 * without such an element in the page nobody reaches it
 */
export function lazySection<Code extends object, Props extends { id: string }>(
  code: LazyCode<Code>,
  pick: (code: Code) => ComponentType<Props>,
  firstActive?: string,
): ComponentType<Props> {
  // Offline, the section stays as the server wrote it.
  const tryToFetch = () => void code.fetch().catch(() => {});

  let isAskedAgain = false;
  function waitForVisitor(): Promise<void> {
    // The first call is the hydration of the page. Another one means that something above has changed.
    if (isAskedAgain) tryToFetch();
    isAskedAgain = true;
    return code.arrived;
  }

  function Content({ isServed, props, takenOver }: ContentProps<Props>) {
    // Before what may wait: React renders it once more when the code is here, and then nothing waits any more.
    useEffect(() => {
      // Within an effect React would not take over the parts of the section that it has not come to yet.
      const timer = setTimeout(() => takenOver.current());
      return () => clearTimeout(timer);
    }, [takenOver]);
    if (code.known() === null) use(isServed ? waitForVisitor() : code.fetch());
    const known = code.known();
    return known === null ? null : createElement(pick(known), props);
  }

  return function LazySection(props: Props) {
    const { id } = props;
    const [isServed] = useState(() => findElement(id) !== null);
    const release = useRef(() => {});
    useEffect(() => {
      if (code.known() !== null) return undefined;
      waiting.add(code.fetch);
      const stopWaiting = whenReached(findElement(firstActive ?? id), tryToFetch);
      release.current = holdPresses(id, code.fetch);
      return () => {
        stopWaiting();
        release.current();
        waiting.delete(code.fetch);
      };
    }, [id]);
    const content = <Content isServed={isServed} props={props} takenOver={release} />;
    // A page that the browser renders is shown whole: a link may lead to something in the section.
    if (!isServed && !import.meta.env.SSR) return content;
    return <Suspense fallback={<ServedMarkup id={id} />}>{content}</Suspense>;
  };
}

/** Calls back each time that an element comes into view, or lies above it. @returns how to stop */
function whenReached(element: Element | null, act: () => void): () => void {
  if (element === null) return () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) act();
    },
    // A link or a key may lead past it.
    { rootMargin: "1000000px 0px 0px 0px" },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** What the server wrote, for the moment in which the page has changed and the section's code is not here. */
function ServedMarkup({ id }: { id: string }) {
  const [html] = useState(() => findElement(id)?.outerHTML ?? "");
  return <div style={{ display: "contents" }} dangerouslySetInnerHTML={{ __html: html }} />;
}

const findElement = (id: string) => (import.meta.env.SSR ? null : document.getElementById(id));
