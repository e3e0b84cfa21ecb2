/** The name of a table, or words for one that has none. */
export function tableName(name: string): string {
  return name === "" ? "A table without a name" : name;
}
