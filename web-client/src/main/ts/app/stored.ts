/** Small things that this browser keeps; a browser that keeps nothing is no error. */

type Where = "localStorage" | "sessionStorage";

const PREFIX = "baffin.";

export function stored<T>(name: string, where: Where = "localStorage"): T | undefined {
  try {
    const text = globalThis[where].getItem(PREFIX + name);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

/** Calls `changed` with the value that another tab of this browser keeps from now on. */
export function onStored<T>(name: string, changed: (value: T | undefined) => void): void {
  addEventListener("storage", ({ key, newValue }) => {
    if (key === PREFIX + name) {
      changed(newValue === null ? undefined : (JSON.parse(newValue) as T));
    }
  });
}

/** Keeps a value; undefined forgets it. */
export function store(name: string, value: unknown, where: Where = "localStorage"): void {
  try {
    if (value === undefined) {
      globalThis[where].removeItem(PREFIX + name);
    } else {
      globalThis[where].setItem(PREFIX + name, JSON.stringify(value));
    }
  } catch {
    // a full or forbidden store: the page works without it
  }
}
