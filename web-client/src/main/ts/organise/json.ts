/** Documents and their members: pure functions on JSON. */

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A member by its path, such as `entry.max`; undefined where it is not there. */
export function member(document: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), document);
}

/** The same document with another member; undefined takes it away. */
export function withMember<T>(document: T, path: string, value: unknown): T {
  const [name = "", ...rest] = path.split(".");
  const copy: Json = { ...(document as Json) };
  const set = rest.length === 0 ? value : withMember(isObject(copy[name]) ? copy[name] : {}, rest.join("."), value);
  if (set === undefined) {
    delete copy[name];
  } else {
    copy[name] = set;
  }
  return copy as T;
}

/** What makes one document of another, as a merge patch (RFC 7396); undefined where nothing is to change. */
export function patch(before: unknown, after: unknown): unknown {
  if (!isObject(before) || !isObject(after) || before.type !== after.type) {
    return JSON.stringify(before) === JSON.stringify(after) ? undefined : after;
  }
  const changes = [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
    const change = name in after ? patch(before[name], after[name]) : null;
    return change === undefined || (change === null && !(name in before)) ? [] : [[name, change] as const];
  });
  return changes.length === 0 ? undefined : Object.fromEntries(changes);
}
