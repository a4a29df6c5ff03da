/** A key that no other request has; also on pages that the browser does not call secure, where `randomUUID` is missing. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
