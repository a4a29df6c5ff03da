package baffin.accounts.token;

import io.smallrye.mutiny.Uni;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Secrets made from one of the platform, which is drawn once and kept: none of them has to be kept. */
public final class DerivedSecrets {

    private static final String ALGORITHM = "HmacSHA256";
    private static final int BYTES = 32;

    private final Uni<byte[]> secret;

    /**
     * Those of one secret of the platform.
     *
     * @param name of the secret in the vault
     */
    public DerivedSecrets(Vault vault, String name) {
        byte[] drawn = new byte[BYTES];
        new SecureRandom().nextBytes(drawn);
        this.secret = Uni.createFrom()
                .deferred(() -> vault.secret(name, drawn))
                .memoize()
                .until(() -> false);
    }

    /** The one of a text: 32 bytes, always the same, that nobody else can work out (HMAC-SHA256). */
    public Uni<byte[]> of(String text) {
        return secret.map(key -> mac(key, text));
    }

    private static byte[] mac(byte[] key, String text) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(key, ALGORITHM));
            return mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has HmacSHA256", e);
        }
    }
}
