import type { DeskCommandGroup } from "#desk/desk-command.ts";

import { applications } from "./applications.ts";
import { backup, backupKey, restore } from "./backup.ts";
import { claims } from "./claims.ts";
import { clock } from "./clock.ts";
import { corrections } from "./corrections.ts";
import { suggestions } from "./suggestions.ts";
import { enquiries } from "./enquiries.ts";
import { erase } from "./erase.ts";
import { facts } from "./facts.ts";
import { launchCheck } from "./launch.ts";
import { links } from "./links.ts";
import { listings } from "./listings.ts";
import { mail } from "./mail.ts";
import { invite, operators } from "./operators.ts";
import { person } from "./person.ts";
import { plans } from "./plans.ts";
import { reviews } from "./reviews.ts";
import { status } from "./status.ts";
import { vendors } from "./vendors.ts";

/** Everything that the desk knows, in the order of its help; a new subject is a file and a line. */
export const commandGroups: readonly DeskCommandGroup[] = [
  enquiries,
  applications,
  claims,
  facts,
  corrections,
  suggestions,
  reviews,
  listings,
  vendors,
  mail,
  plans,
  status,
  launchCheck,
  invite,
  operators,
  person,
  erase,
  backup,
  restore,
  backupKey,
  links,
  clock,
];
