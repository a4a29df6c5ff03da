package baffin.platform.names;

import baffin.platform.secrets.SecretSealer;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import javax.crypto.KDF;
import javax.crypto.spec.HKDFParameterSpec;
import org.jspecify.annotations.Nullable;

/**
 * A row of the table {@value #TABLE}, as the topic {@code account.names} holds it when it is opened.
 *
 * @param player id of the player, or of a text ({@link FreeText})
 * @param handle the public name, or the text; null once it was erased
 */
public record NameRow(String player, @Nullable String handle) {

    public static final String TABLE = "player_name";

    private static final byte[] PURPOSE = "baffin account.names".getBytes(StandardCharsets.UTF_8);
    private static final int KEY_BYTES = 32;
    private static final ObjectMapper JSON = new ObjectMapper();

    /**
     * What seals the rows, under a key that every service of an installation can make from the internal token
     * (RFC 5869, HKDF with SHA-256).
     */
    public static SecretSealer sealer(String internalToken) {
        try {
            byte[] key = KDF.getInstance("HKDF-SHA256")
                    .deriveData(HKDFParameterSpec.ofExtract()
                            .addIKM(internalToken.getBytes(StandardCharsets.UTF_8))
                            .thenExpand(PURPOSE, KEY_BYTES));
            return SecretSealer.of(List.of(HexFormat.of().formatHex(key)), "names");
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("Java 25 has HKDF with SHA-256", e);
        }
    }

    /**
     * Opens a record.
     *
     * @return empty when it was sealed under another token
     * @throws UncheckedIOException when it is no row
     */
    public static Optional<NameRow> open(SecretSealer sealer, String key, byte[] value) {
        return sealer.open(key, new String(value, StandardCharsets.UTF_8)).map(NameRow::read);
    }

    /** Whose row a record is: the value of the primary key in its key. */
    public static String player(String key) {
        try {
            return JSON.readTree(key.substring(TABLE.length())).path(0).asText();
        } catch (IOException e) {
            throw new UncheckedIOException("no key of a row of names", e);
        }
    }

    private static NameRow read(byte[] json) {
        try {
            return JSON.readValue(json, NameRow.class);
        } catch (IOException e) {
            throw new UncheckedIOException("no row of names", e);
        }
    }
}
