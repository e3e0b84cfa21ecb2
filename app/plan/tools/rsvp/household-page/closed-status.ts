import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Of a reply that came after its last day. */
export const closedStatus = 409;

/**
 * With scripts the router reads nothing again after an error: a page that was open while the last day was changed
 * would go on to ask for an answer.
 */
export const readsAgainWhereClosed = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => actionStatus === closedStatus || defaultShouldRevalidate;
