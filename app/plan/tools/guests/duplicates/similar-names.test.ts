import fc from "fast-check";
import { expect, test } from "vitest";

import { areSimilarNames, toComparableName } from "./similar-names.ts";

const alike = (one: string, other: string) => areSimilarNames(toComparableName(one), toComparableName(other));
const shareKey = (one: string, other: string) =>
  toComparableName(one).keys.some((key) => toComparableName(other).keys.includes(key));

const sameName =
  `Sukhpreet Sukhprit, Mohammed Muhammad, Mohamad Muhammed, Harjeet Harjit, Satwinder Satvinder,
Rajwinder Rajvinder, Lakshmi Laxmi, Chaudhary Chowdhury, Choudhry Chaudhary, Dhillon Dillon, Aisha Ayesha, Javeri Zaveri,
Gurpreet Gurprit, Fatima Fatimah, Bhatt Butt, Ahluwalia Ahluvalia, Banerjee Banerji, Narayan Narain,
Qureshi Kureshi, Kshitij Xitij, Dewan Diwan, Usman Osman, Pooja Puja, Jyoti Jyothi, Saurabh Sourabh,
Rizwan Rizvan, Hussain Husein, Iyer Aiyer, Wadhwa Vadhva, Krishna Krishn, Priya Pria, Rameshbhai Ramesh,
Deepak Dipak, Anil Aneel, Ashok Asok, Sunita Suneeta, Vikram Wikram, Iqbal Eqbal, Zoë Zoe, Siddhu Sidhu, Manpreet Manprit,
Yusuf Yousuf, Imraan Imran, Rashid Rasheed, Sheikh Shaikh, Kuldip Kuldeep, Sandeep Sundip, Gaurav Gourav`
    .split(/,\s*/)
    .map((pair) => pair.split(" "));

test.each(sameName)("%s is likely %s", (one = "", other = "") => {
  expect(alike(one, other)).toBe(true);
  expect(shareKey(one, other)).toBe(true);
});

const otherNames =
  `Harjot Harjit, Gurpreet Karpreet, Gurpreet Harpreet, Mahmood Mohammed, Amar Umar, Rao Roy, Rai Roy, Simran Simon,
Jaspreet Jasleen, Amit Ajit, Anita Sunita, Ravi Rahul, Sharma Verma, Gill Gul, Priya Prem,
Nisha Nishant, Karan Kiran, Rajan Rajni, Aman Imran, Manjit Manjot, Li Lu, Kamal Komal, Sonia Sana`
    .split(/,\s*/)
    .map((pair) => pair.split(" "));

test.each(otherNames)("%s is not %s", (one = "", other = "") => {
  expect(alike(one, other)).toBe(false);
});

test.each([
  ["Sukhpreet Kaur Gill", "Sukhprit Gill"],
  ["Gill, Sukhprit", "Sukhpreet Singh Gill"],
  ["The Sharma family", "Sharma"],
  ["Dr. Mohammed Khan", "Muhammad Khan & family"],
  ["Uncle Deepak Patel", "Dipak Patel"],
  ["Kaur", "Kaur family"],
])("%s are likely %s", (one, other) => {
  expect(alike(one, other)).toBe(true);
  expect(shareKey(one, other)).toBe(true);
});

test.each([
  ["Sukhpreet Kaur", "Harjit Kaur"],
  ["Gurdeep Singh", "Baljit Singh"],
  ["Sharma family", "Rahul Sharma"],
  ["Asha Sharma", "Ravi Sharma"],
  ["Singh", "Singh Gill"],
  ["", ""],
])("%j are not %j", (one, other) => {
  expect(alike(one, other)).toBe(false);
});

const word = fc.oneof(fc.string({ unit: "grapheme", maxLength: 12 }), fc.constantFrom(...sameName.flat()));
const name = fc.array(word, { maxLength: 5 }).map((words) => words.join(" "));

test("whoever is alike is so both ways, and shares a key, so that only those need to be compared", () => {
  fc.assert(
    fc.property(name, name, (one, other) => {
      expect(alike(one, other)).toBe(alike(other, one));
      if (alike(one, other)) expect(shareKey(one, other)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test("a name is alike however its case, titles and order are written", () => {
  const family = fc.constantFrom("Gill", "Sharma", "Patel", "Merchant");
  fc.assert(
    fc.property(fc.constantFrom(...sameName), family, ([one = "", other = ""], surname) => {
      expect(alike(`${one} ${surname}`, `Mrs. ${surname.toUpperCase()}  ${other} Kaur`)).toBe(true);
    }),
  );
});
