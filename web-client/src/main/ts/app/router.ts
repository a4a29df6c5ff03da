/** Where one is, as the fragment of the address: every page and every version of a match has a link. */

export interface Route {
  /** Page and id together: another place is another page. */
  place: string;
  page: string;
  id: string;
  query: URLSearchParams;
}

const NOWHERE = "nowhere";

/** Ids become part of paths of the API: what no id has, such as a dot or a slash, is no place here. */
const ID = /^[\w-]*$/;

/** Names of players are found by a parameter, never by a path: they may have letters of every language. */
const NAME_OF = "player";

export function route(): Route {
  const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?", 2);
  const [page = "", id = ""] = path.split("/", 2);
  const known = page === NAME_OF ? decoded(id) : ID.test(id) ? id : undefined;
  return {
    place: `${page}/${id}`,
    page: known === undefined ? NOWHERE : page,
    id: known ?? "",
    query: new URLSearchParams(query),
  };
}

/** What was written with percent signs; undefined for what is no text. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

export function go(path: string): void {
  location.hash = "#/" + path;
}

/** Goes on to a page in place of this one, to which nobody wants to come back. */
export function replace(path: string): void {
  location.replace("#/" + path);
}
