import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

import { answerLabel, FactStatus, FactText, unknownFactText, type VenueFact } from "./fact-status.tsx";

const fact: VenueFact = {
  key: "openFlame",
  status: "confirmed",
  saidBy: "content",
  answer: "depends",
  text: "With the Fire Department's permit.",
  source: "calgary.ca",
  checkedOn: "2026-11-21",
  confidence: "high",
};

const textOf = (given: VenueFact | null, sample = false) =>
  renderToStaticMarkup(<FactText fact={given} sample={sample} />).replaceAll(/<[^>]*>/g, "");

describe("a fact as the page says it", () => {
  it("has its answer, its words, its status, its source and the day it was checked", () => {
    const text = textOf(fact);
    for (const part of ["Depends", "Fire Department", "Confirmed", "calgary.ca", "21 November 2026"])
      expect(text).toContain(part);
  });

  it("is not called confirmed when somebody else than the venue said it", () => {
    const text = textOf({ ...fact, status: "reported" });
    expect(text).toContain("Reported");
    expect(text).not.toContain("Confirmed");
  });

  it("says so when it is not certain", () => {
    expect(textOf({ ...fact, confidence: "low" })).toContain("not certain");
    expect(textOf(fact)).not.toContain("not certain");
  });

  it("of an invented venue is marked as a sample and names no source", () => {
    const text = textOf({ ...fact, source: "Sample data" }, true);
    expect(text).toContain("sample");
    expect(text).not.toContain("Source");
  });

  it("that is missing is a question for the venue", () => {
    expect(textOf(null)).toBe("Not known yet: ask the venue");
    expect(textOf(null)).toBe(unknownFactText);
  });

  it("answers in one word only where it is a question of yes or no", () => {
    expect(["yes", "no", "depends", null, "toString"].map(answerLabel)).toEqual([
      "Yes",
      "No",
      "Depends",
      null,
      null,
    ]);
  });

  it("shows where a figure without a status of its own comes from", () => {
    const { source, checkedOn, confidence } = fact;
    const text = renderToStaticMarkup(<FactStatus fact={{ source, checkedOn, confidence }} sample={false} />);
    expect(text).toContain("Reported");
    expect(text).toContain("calgary.ca");
  });
});
