/** A line of a printed menu. */
export type MenuLine = {
  text: string;
  isHeading: boolean;
  /** Whether it begins a course, or a menu without courses. */
  isFirst: boolean;
};

/**
 * The lines of a menu. Courses have an empty line between them: the first line of each is its heading, where others
 * follow it. Without an empty line there are no courses, and every line is a dish.
 */
export function menuLines(text: string): MenuLine[] {
  const courses = text
    .trim()
    .split(/\n\s*\n/u)
    .map((course) => course.split("\n").filter((line) => line.trim() !== ""));
  return courses.flatMap((course) =>
    course.map((line, row) => ({
      text: line,
      isHeading: row === 0 && course.length > 1 && courses.length > 1,
      isFirst: row === 0,
    })),
  );
}
