/**
 * A path as the name of a file: '/vendors?view=list' becomes 'vendors-view-list', '/' becomes 'home'.
 *
 * @param {string} path
 */
export function pathToFileName(path) {
  const name = path.replaceAll(/[^a-z0-9]+/gi, "-").replaceAll(/^-|-$/g, "");
  return name === "" ? "home" : name;
}
