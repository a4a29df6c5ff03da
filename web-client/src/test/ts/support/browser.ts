/** What the scripts under test need from a browser, some as soon as they are loaded: import this before them. */

class Store {
  readonly kept = new Map<string, string>();

  getItem(name: string): string | null {
    return this.kept.get(name) ?? null;
  }

  setItem(name: string, text: string): void {
    this.kept.set(name, text);
  }

  removeItem(name: string): void {
    this.kept.delete(name);
  }
}

/** Replaces a global until the returned function is called. */
export function replace(name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(globalThis, name) ?? { value: undefined, configurable: true };
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  return () => Object.defineProperty(globalThis, name, before);
}

export const local = new Store();
export const session = new Store();
export const address = { hash: "" };

replace("localStorage", local);
replace("sessionStorage", session);
replace("location", address);
replace("document", { documentElement: { dataset: {} } });
replace("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));

type Listener = (event: { key: string; newValue: string | null }) => void;

const storage = new Set<Listener>();

replace("addEventListener", (type: string, listener: Listener) => type === "storage" && storage.add(listener));

/** What another tab of the browser does: it keeps a value, or forgets it. */
export function inAnotherTab(key: string, newValue: string | null): void {
  storage.forEach((listener) => listener({ key, newValue }));
}
