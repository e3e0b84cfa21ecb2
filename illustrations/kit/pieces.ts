/** Side of a square of the drawing in which short lines stay one piece. */
const near = 160;

/**
 * The lines of path data, those that begin close together in one piece. A browser draws its screen in
 * squares and leaves out what does not touch a square: pieces are left out where one long path is not.
 */
export function pieces(data: string): string[] {
  const lines = data.match(/M[^M]+/g) ?? [];
  const squares = new Map<string, string>();
  for (const line of lines) {
    const [x = 0, y = 0] = [...line.matchAll(/-?[\d.]+/g)].map(Number);
    const square = `${Math.floor(x / near)} ${Math.floor(y / near)}`;
    squares.set(square, (squares.get(square) ?? "") + line);
  }
  return [...squares.values()];
}
