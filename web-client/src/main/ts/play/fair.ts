/** Checks the random draws of an exported match, as docs/fair-play.md says, by Web Crypto alone. */

export interface Exported {
  seed: string;
  commitment: string;
  nonces?: string[];
  steps: { events: Record<string, unknown>[] }[];
  /** Version, counter of the first word, bound, value. */
  draws: [number, number, number, number][];
  digest: string;
}

export type Claim = "digest" | "commitment" | "promise" | "reveal" | "draws";

/** One thing that was checked; `detail` has what differs. */
export interface Finding {
  claim: Claim;
  holds: boolean;
  detail: string;
}

const WORDS = 2 ** 32;
const ascii = new TextEncoder();

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: text.length / 2 }, (_, at) => Number.parseInt(text.slice(2 * at, 2 * at + 2), 16));

const sha256 = (bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> => crypto.subtle.digest("SHA-256", bytes);

/** The key of all draws: the seed, or the digest of the seed and what the players contributed. */
async function keyOf(match: Exported): Promise<CryptoKey> {
  const nonces = match.nonces ?? [];
  let bytes = bytesOf(match.seed);
  if (nonces.some((nonce) => nonce.length > 0)) {
    const parts = nonces.flatMap((nonce) => [nonce.length, ...ascii.encode(nonce)]);
    bytes = new Uint8Array(await sha256(Uint8Array.from([...bytes, ...parts])));
  }
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

async function word(key: CryptoKey, version: number, counter: number): Promise<number> {
  const message = new DataView(new ArrayBuffer(12));
  message.setBigUint64(0, BigInt(version));
  message.setUint32(8, counter);
  return new DataView(await crypto.subtle.sign("HMAC", key, message)).getUint32(0);
}

async function draws(match: Exported, progress: (done: number, all: number) => void): Promise<Finding> {
  const key = await keyOf(match);
  const counters = new Map<number, number>();
  for (const [at, [version, counter, bound, value]] of match.draws.entries()) {
    if (counter !== (counters.get(version) ?? 0)) {
      return { claim: "draws", holds: false, detail: `version ${version}, counter ${counter}` };
    }
    const limit = WORDS - (WORDS % bound);
    let next = counter;
    let drawn = await word(key, version, next++);
    while (drawn >= limit) {
      drawn = await word(key, version, next++);
    }
    if (drawn % bound !== value) {
      return { claim: "draws", holds: false, detail: `version ${version}: ${drawn % bound}, not ${value}` };
    }
    counters.set(version, next);
    progress(at + 1, match.draws.length);
  }
  return { claim: "draws", holds: true, detail: String(match.draws.length) };
}

/**
 * Checks an export, claim by claim.
 *
 * @param text the export, byte for byte
 */
export async function check(
  text: string,
  found: (finding: Finding) => void,
  progress: (done: number, all: number) => void,
): Promise<void> {
  const match = JSON.parse(text) as Exported;
  const digest = hex(await sha256(ascii.encode(text.slice(0, text.lastIndexOf(',"digest"')))));
  found({ claim: "digest", holds: digest === match.digest, detail: digest });
  const commitment = hex(await sha256(bytesOf(match.seed)));
  found({ claim: "commitment", holds: commitment === match.commitment, detail: commitment });
  const promised = match.steps[0]?.events[0]?.commitment;
  found({ claim: "promise", holds: promised === match.commitment, detail: String(promised) });
  const revealed = match.steps.at(-1)?.events.at(-1)?.seed;
  found({ claim: "reveal", holds: revealed === match.seed, detail: String(revealed) });
  found(await draws(match, progress));
}
