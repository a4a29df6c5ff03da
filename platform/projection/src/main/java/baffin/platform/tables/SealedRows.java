package baffin.platform.tables;

import baffin.platform.secrets.SecretSealer;
import java.nio.charset.StandardCharsets;

/** Rows as the log holds them: JSON that only this installation's key opens, each under its own record key alone. */
final class SealedRows {

    private final SecretSealer sealer;

    SealedRows(SecretSealer sealer) {
        this.sealer = sealer;
    }

    /** True when there is a key to seal with. */
    boolean seals() {
        return sealer.seals();
    }

    /** How all values begin that the present key has sealed. */
    String present() {
        return sealer.prefix();
    }

    /** True when the present key has sealed a value. */
    boolean present(byte[] value) {
        return new String(value, StandardCharsets.UTF_8).startsWith(sealer.prefix());
    }

    byte[] seal(String recordKey, String body) {
        return sealer.seal(recordKey, body.getBytes(StandardCharsets.UTF_8)).getBytes(StandardCharsets.UTF_8);
    }

    /**
     * The row as JSON.
     *
     * @throws TablesRefused when no key opens it
     */
    String open(String recordKey, byte[] value) {
        return sealer.open(recordKey, new String(value, StandardCharsets.UTF_8))
                .map(json -> new String(json, StandardCharsets.UTF_8))
                .orElseThrow(() -> new TablesRefused("no key of this installation opens the row " + recordKey
                        + " of the log: put back the key that has sealed it"));
    }
}
