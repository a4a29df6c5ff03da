/** Reads of what has just been made, by somebody who may ask before it is there. */

import { Refused } from "./http.js";

const TRIES = 4;
const PAUSE_MS = 2000;

/**
 * Reads until it is there: for some seconds "not found" means "not yet".
 *
 * @param wanted whether the reader is still there
 */
export async function retryUntilReady<T>(read: () => Promise<T>, wanted: () => boolean): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await read();
    } catch (failure) {
      if (!(failure instanceof Refused && failure.problem.status === 404) || tried >= TRIES || !wanted()) {
        throw failure;
      }
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    }
  }
}
