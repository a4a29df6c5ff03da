/** Says something to the reader, and to screen readers, for a while. */

type Listener = (text: string, urgent: boolean) => void;

let listener: Listener = () => undefined;

export function onNotice(added: Listener): void {
  listener = added;
}

/** @param urgent true for what went wrong */
export function say(text: string, urgent = false): void {
  listener(text, urgent);
}
