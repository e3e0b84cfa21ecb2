import { existsSync } from "node:fs";

import { expect, test } from "vitest";

import { altTexts } from "#illustrations/alt-texts.ts";

import { pictureAltText } from "./picture-alt-text.server.ts";
import { decorationCards, findDecorationGuide } from "./decoration-guide-data.server.ts";
import { findTraditionGuide, traditionCards } from "./tradition-guide-data.server.ts";

test("each ceremony opens under its address, with the five others after it", () => {
  expect(traditionCards).toHaveLength(6);
  for (const { to } of traditionCards) {
    const opened = findTraditionGuide(to.replace("/indian-wedding-traditions/", ""));
    expect(opened?.path).toBe(to);
    expect(opened?.others.map((other) => other.to)).toEqual(
      traditionCards.map((card) => card.to).filter((other) => other !== to),
    );
    expect(opened?.resources.length).toBe(opened?.article.resources.length);
    expect(opened?.article.ways.map(({ name }) => name)).toContain("Punjabi Sikh");
  }
});

test("each way to decorate opens under its address, with the fourteen others after it", () => {
  expect(decorationCards).toHaveLength(15);
  for (const { to } of decorationCards) {
    const opened = findDecorationGuide(to.replace("/decoration-ideas/", ""));
    expect(opened?.path).toBe(to);
    expect(opened?.others).toHaveLength(14);
  }
});

test("what nobody wrote opens nothing", () => {
  for (const id of ["", "mehndi", "Mehendi", "constructor", "barn-lights", "../mehendi"])
    expect(findTraditionGuide(id)).toBeNull();
  for (const id of ["", "mehendi", "Mandap", "toString"]) expect(findDecorationGuide(id)).toBeNull();
});

test("titles and descriptions of all guides differ", () => {
  const articles = [
    ...traditionCards.flatMap(({ to }) => findTraditionGuide(to.split("/").at(-1) ?? "")?.article ?? []),
    ...decorationCards.flatMap(({ to }) => findDecorationGuide(to.split("/").at(-1) ?? "")?.article ?? []),
  ];
  expect(articles).toHaveLength(21);
  expect(new Set(articles.map(({ title }) => title)).size).toBe(21);
  expect(new Set(articles.map(({ metaDescription }) => metaDescription)).size).toBe(21);
});

test("every picture of a guide is there", () => {
  for (const { image } of [...traditionCards, ...decorationCards])
    expect(existsSync(`public${image}`), image).toBe(true);
});

test("a picture is described in the words of its drawing", () => {
  expect(pictureAltText("/art/ceremonies/mehndi.svg")).toBe(altTexts["ceremonies/mehndi"]);
  expect(pictureAltText("/art/unknown.svg")).toBe("");
});
