import { href } from "react-router";
import type { DirectoryQueryKey } from "./directory-query.ts";

const categoryKey = "category" satisfies DirectoryQueryKey;

/** The directory with one category. */
export const categoryPath = (category: string) => `${href("/vendors")}?${categoryKey}=${category}`;
