import { useLocation } from "react-router";

import { asksLargeType } from "./large-type.ts";

/** Whether the present address asks for larger type. */
export const useLargeType = (): boolean => asksLargeType(new URLSearchParams(useLocation().search));
