/** Follows a stream while somebody looks: a browser has few connections, and pages behind others need none. */

/**
 * @param follow opens the stream, from where it was, and reads until the signal closes it
 * @returns ends it for good
 */
export function whileSeen(follow: (signal: AbortSignal) => Promise<void>): () => void {
  let closing: AbortController | undefined;
  const change = (): void => {
    closing?.abort();
    if (!document.hidden) {
      closing = new AbortController();
      void follow(closing.signal);
    }
  };
  document.addEventListener("visibilitychange", change);
  change();
  return () => {
    document.removeEventListener("visibilitychange", change);
    closing?.abort();
  };
}
