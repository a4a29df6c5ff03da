package baffin.accounts.token;

import baffin.match.terms.NamedIds;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;

/** Codes of invitation links: made from the match and a secret of the platform, so that none has to be kept. */
@ApplicationScoped
public class InvitationCodes {

    private static final String SECRET = "invitation";
    private static final int CODE_BYTES = 18;

    private final DerivedSecrets secrets;

    InvitationCodes(Vault vault) {
        this.secrets = new DerivedSecrets(vault, SECRET);
    }

    /** The code of a match: 144 bits, safe in a URL. */
    public Uni<String> code(String matchId) {
        return secrets.of("invitation:" + matchId)
                .map(secret ->
                        Base64.getUrlEncoder().withoutPadding().encodeToString(Arrays.copyOf(secret, CODE_BYTES)));
    }

    /** An id for what a player asks for with a key, the same for a repeat, that nobody else can work out: 122 bits. */
    public Uni<String> secretId(String player, String key) {
        return secrets.of("match:" + player + ":" + key)
                .map(secret -> NamedIds.of("secret:" + HexFormat.of().formatHex(secret)));
    }

    /** What stands in the log instead of a code: SHA-256, hexadecimal. */
    public static String hash(String code) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(code.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
