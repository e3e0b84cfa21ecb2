import { createContext, useContext, useRef, useState, type ReactNode, type RefObject } from "react";
import { useLocation } from "react-router";

import { ActionLink } from "#app/ui/design-system/action-link.tsx";
import { Icon } from "#app/ui/illustrations/icon.tsx";
import { useToast } from "#app/site/frame/toasts.tsx";

import {
  questionFor,
  toggleAskedHref,
  toggleQuestion,
  addLine,
  removeLine,
  type QuestionKey,
} from "./venue-questions.ts";

type QuestionBasket = {
  province: string;
  asked: readonly QuestionKey[];
  /** The form's field for questions, one on each line. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** The form's message about the last tap. */
  said: string;
  toggle: (key: QuestionKey) => void;
  empty: () => void;
};

const QuestionBasketContext = createContext<QuestionBasket | null>(null);

type QuestionBasketProviderProps = {
  province: string;
  /** The questions in the URL. */
  initial: readonly QuestionKey[];
  children: ReactNode;
};

/** Collects the questions that a couple taps on the page and writes them into the enquiry. */
export function QuestionBasketProvider({ province, initial, children }: QuestionBasketProviderProps) {
  const [asked, setAsked] = useState(initial);
  const field = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState("");
  const toast = useToast();

  // The form may not be hydrated yet.
  const questions = () =>
    field.current ?? document.querySelector<HTMLTextAreaElement>("#enquiry textarea[name=questions]");
  function write(change: (text: string) => string) {
    const element = questions();
    // Not controlled by React: text typed before hydration stays.
    if (element) element.value = change(element.value);
  }
  function toggle(key: QuestionKey) {
    const question = questionFor(key, province);
    const isAsked = asked.includes(key);
    setAsked(toggleQuestion(asked, key));
    write((text) => (isAsked ? removeLine(text, question) : addLine(text, question)));
    const message = {
      title: isAsked ? "Taken off your questions" : "Added to your questions",
      description: question,
    };
    // Where the form is in view a toast would only cover it.
    if (isInView(questions())) setSaid(message.title);
    else toast(message);
  }
  function empty() {
    setAsked([]);
    setSaid("");
    write(() => "");
  }
  return (
    <QuestionBasketContext value={{ province, asked, field, said, toggle, empty }}>
      {children}
    </QuestionBasketContext>
  );
}

function isInView(element: Element | null): boolean {
  const box = element?.getBoundingClientRect();
  return box !== undefined && box.top < window.innerHeight && box.bottom > 0;
}

/** @throws Error outside the provider */
export function useQuestionBasket(): QuestionBasket {
  const basket = useContext(QuestionBasketContext);
  if (basket === null) throw new Error("Questions are only collected on the page of a venue.");
  return basket;
}

/** One tap adds a question to the enquiry, another removes it. */
export function AskButton({ question, about }: { question: QuestionKey; about: string }) {
  const { asked, toggle } = useQuestionBasket();
  const { search } = useLocation();
  const isAsked = asked.includes(question);
  const label = isAsked ? "In your questions" : "Ask this";
  return (
    <ActionLink
      href={toggleAskedHref(search, asked, question)}
      onAction={() => toggle(question)}
      className="ask-button without-print"
      aria-pressed={isAsked}
      aria-label={`${label}: ${about}`}
    >
      <Icon name={isAsked ? "check" : "question"} />
      {label}
    </ActionLink>
  );
}
