-- Links to view that were given out before there was a choice show what they showed.
UPDATE "plans" SET "view_shows_details" = true;
