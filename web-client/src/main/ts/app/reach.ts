/** Whether the platform can be reached: the browser says that it is offline, a stream breaks, or a request fails. */

import { get } from "./http.js";

type Listener = (here: boolean) => void;

const ASK_MS = 3000;
const listeners = new Set<Listener>();

let here = true;
let asking: Promise<void> | undefined;

/** Calls `listener` when the platform is out of reach, and when it is back. */
export function onReach(listener: Listener): void {
  listeners.add(listener);
}

function set(changed: boolean): void {
  if (here !== changed) {
    here = changed;
    listeners.forEach((listener) => listener(here));
  }
}

/** Something has failed: asks the platform until it answers. */
export function reached(): Promise<void> {
  asking ??= ask().finally(() => (asking = undefined));
  return asking;
}

async function ask(): Promise<void> {
  while (!(await answers())) {
    set(false);
    await wait();
  }
  set(true);
}

async function answers(): Promise<boolean> {
  return (
    navigator.onLine &&
    get("/version").then(
      () => true,
      () => false,
    )
  );
}

/** Until the next try: when the browser is online again, or in a moment. */
function wait(): Promise<void> {
  return new Promise((done) => {
    const back = (): void => {
      removeEventListener("online", back);
      clearTimeout(timer);
      done();
    };
    const timer = setTimeout(back, ASK_MS);
    addEventListener("online", back);
  });
}

/** Listens to the browser. */
export function watchReach(): void {
  addEventListener("offline", () => void reached());
  if (!navigator.onLine) {
    void reached();
  }
}
