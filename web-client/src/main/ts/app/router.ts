/** Where one is, as the fragment of the address: every page and every version of a match has a link. */

export interface Route {
  /** Page and id together: another place is another page. */
  place: string;
  page: string;
  id: string;
  query: URLSearchParams;
}

export function route(): Route {
  const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?", 2);
  const [page = "", id = ""] = path.split("/", 2);
  return { place: `${page}/${id}`, page, id: decodeURIComponent(id), query: new URLSearchParams(query) };
}

export function go(path: string): void {
  location.hash = "#/" + path;
}
