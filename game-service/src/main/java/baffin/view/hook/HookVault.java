package baffin.view.hook;

import baffin.platform.problem.ProblemException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * Seals the secrets of webhooks for the database with AES-256-GCM. A sealed text names the key that opens it, and opens
 * for its own webhook alone.
 */
public final class HookVault {

    private static final String CIPHER = "AES/GCM/NoPadding";
    private static final int KEY_BYTES = 32;
    private static final int ID_CHARACTERS = 8;
    private static final int NONCE_BYTES = 12;
    private static final int TAG_BITS = 128;
    private static final int NO_KEY_S = 600;

    private final List<Key> keys;
    private final SecureRandom random = new SecureRandom();

    private record Key(String id, SecretKeySpec spec) {}

    private HookVault(List<Key> keys) {
        this.keys = keys;
    }

    /**
     * A vault.
     *
     * @param texts keys, each 32 bytes in hex: the first one seals, all open; none for a vault that seals nothing
     * @throws IllegalArgumentException when one is no key; tells which one and not what it is
     */
    public static HookVault of(List<String> texts) {
        List<Key> keys = new ArrayList<>();
        for (String text : texts) {
            byte[] bytes = bytes(text.strip());
            if (bytes.length != KEY_BYTES) {
                throw new IllegalArgumentException(
                        "key " + (keys.size() + 1) + " for secrets of webhooks must be 32 bytes in hex (64 digits)");
            }
            keys.add(new Key(name(bytes), new SecretKeySpec(bytes, "AES")));
        }
        return new HookVault(List.copyOf(keys));
    }

    private static byte[] bytes(String hex) {
        try {
            return HexFormat.of().parseHex(hex);
        } catch (IllegalArgumentException e) {
            return new byte[0]; // its message would show digits of the key
        }
    }

    private static String name(byte[] key) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(key);
            return HexFormat.of().formatHex(digest).substring(0, ID_CHARACTERS);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /** True when it has a key to seal with. */
    public boolean seals() {
        return !keys.isEmpty();
    }

    /** How all texts begin that the first key has sealed. */
    public String present() {
        return HookSecret.SEALED + keys.getFirst().id() + ":";
    }

    /**
     * Seals a secret of a webhook under the first key; what is sealed already stays as it is.
     *
     * @throws ProblemException 503 when there is no key
     */
    public String seal(String hook, HookSecret secret) {
        if (!secret.readable()) {
            return secret.text();
        }
        if (!seals()) {
            throw ProblemException.unavailable("This installation has no key for the secrets of webhooks", NO_KEY_S);
        }
        byte[] nonce = new byte[NONCE_BYTES];
        random.nextBytes(nonce);
        byte[] clear = secret.text().getBytes(StandardCharsets.UTF_8);
        try {
            byte[] sealed =
                    cipher(Cipher.ENCRYPT_MODE, keys.getFirst(), nonce, hook).doFinal(clear);
            byte[] all = ByteBuffer.allocate(nonce.length + sealed.length)
                    .put(nonce)
                    .put(sealed)
                    .array();
            return present() + Base64.getEncoder().encodeToString(all);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has AES-256-GCM", e);
        }
    }

    /** Opens a secret of a webhook; one that was never sealed is open, one that no key opens stays sealed. */
    public HookSecret open(String hook, HookSecret secret) {
        if (secret.readable()) {
            return secret;
        }
        String[] parts = secret.text().substring(HookSecret.SEALED.length()).split(":", 2);
        return keys.stream()
                .filter(key -> parts.length == 2 && key.id().equals(parts[0]))
                .findFirst()
                .flatMap(key -> open(hook, key, parts[1]))
                .orElse(secret);
    }

    private static Optional<HookSecret> open(String hook, Key key, String sealed) {
        try {
            ByteBuffer all = ByteBuffer.wrap(Base64.getDecoder().decode(sealed));
            byte[] nonce = new byte[NONCE_BYTES];
            all.get(nonce);
            byte[] rest = new byte[all.remaining()];
            all.get(rest);
            byte[] clear = cipher(Cipher.DECRYPT_MODE, key, nonce, hook).doFinal(rest);
            return Optional.of(new HookSecret(new String(clear, StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException | RuntimeException damaged) {
            return Optional.empty();
        }
    }

    private static Cipher cipher(int mode, Key key, byte[] nonce, String hook) throws GeneralSecurityException {
        Cipher cipher = Cipher.getInstance(CIPHER);
        cipher.init(mode, key.spec(), new GCMParameterSpec(TAG_BITS, nonce));
        cipher.updateAAD(hook.getBytes(StandardCharsets.UTF_8));
        return cipher;
    }
}
