package baffin.platform.secrets;

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
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * Seals secrets for the database with AES-256-GCM. A sealed text is {@code sealed:<key id>:<base64>}: it names the key
 * that opens it, and opens in its own context alone.
 */
public final class SecretSealer {

    /** How sealed texts begin. */
    public static final String SEALED = "sealed:";

    private static final String CIPHER = "AES/GCM/NoPadding";
    private static final String MAC = "HmacSHA256";
    private static final int KEY_BYTES = 32;
    private static final int ID_CHARACTERS = 8;
    private static final int NONCE_BYTES = 12;
    private static final int TAG_BITS = 128;

    private final List<Key> keys;
    private final SecureRandom random = new SecureRandom();

    private record Key(String id, SecretKeySpec spec) {}

    private SecretSealer(List<Key> keys) {
        this.keys = keys;
    }

    /**
     * A sealer.
     *
     * @param texts keys, each 32 bytes in hex: the first one seals, all open; none for a sealer that seals nothing
     * @param what what the keys are for, as the message of a fault names it
     * @throws IllegalArgumentException when a text is no key; the message tells which one and not what it is
     */
    public static SecretSealer of(List<String> texts, String what) {
        List<Key> keys = new ArrayList<>();
        for (String text : texts) {
            byte[] bytes = bytes(text.strip());
            if (bytes.length != KEY_BYTES) {
                throw new IllegalArgumentException(
                        "key " + (keys.size() + 1) + " for " + what + " must be 32 bytes in hex (64 digits)");
            }
            keys.add(new Key(name(bytes), new SecretKeySpec(bytes, "AES")));
        }
        return new SecretSealer(List.copyOf(keys));
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
    public String prefix() {
        return SEALED + keys.getFirst().id() + ":";
    }

    /** True when one of its keys has sealed the text, or another one that begins so. */
    public boolean knows(String sealed) {
        return keys.stream().anyMatch(key -> sealed.startsWith(SEALED + key.id() + ":"));
    }

    /**
     * Seals a secret under the first key.
     *
     * @param context whose secret it is; the same text is needed to open it
     * @throws IllegalStateException when there is no key
     */
    public String seal(String context, byte[] secret) {
        if (!seals()) {
            throw new IllegalStateException("there is no key to seal with");
        }
        byte[] nonce = new byte[NONCE_BYTES];
        random.nextBytes(nonce);
        try {
            byte[] sealed =
                    cipher(Cipher.ENCRYPT_MODE, keys.getFirst(), nonce, context).doFinal(secret);
            byte[] all = ByteBuffer.allocate(nonce.length + sealed.length)
                    .put(nonce)
                    .put(sealed)
                    .array();
            return prefix() + Base64.getEncoder().encodeToString(all);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has AES-256-GCM", e);
        }
    }

    /** Opens a sealed text; empty when no key opens it, its context is another one or it is damaged. */
    public Optional<byte[]> open(String context, String sealed) {
        String[] parts = sealed.split(":", 3);
        if (parts.length != 3 || !sealed.startsWith(SEALED)) {
            return Optional.empty();
        }
        return keys.stream()
                .filter(key -> key.id().equals(parts[1]))
                .findFirst()
                .flatMap(key -> open(context, key, parts[2]));
    }

    private static Optional<byte[]> open(String context, Key key, String base64) {
        try {
            ByteBuffer all = ByteBuffer.wrap(Base64.getDecoder().decode(base64));
            byte[] nonce = new byte[NONCE_BYTES];
            all.get(nonce);
            byte[] rest = new byte[all.remaining()];
            all.get(rest);
            return Optional.of(cipher(Cipher.DECRYPT_MODE, key, nonce, context).doFinal(rest));
        } catch (GeneralSecurityException | RuntimeException damaged) {
            return Optional.empty();
        }
    }

    /**
     * What nobody without the first key can make of a text: HMAC-SHA-256, the same each time.
     *
     * @param context what it is for; no two contexts share a key
     * @throws IllegalStateException when there is no key
     */
    public byte[] derive(String context, String text) {
        if (!seals()) {
            throw new IllegalStateException("there is no key to derive with");
        }
        return mac(mac(keys.getFirst().spec().getEncoded(), context), text);
    }

    private static byte[] mac(byte[] key, String text) {
        try {
            Mac mac = Mac.getInstance(MAC);
            mac.init(new SecretKeySpec(key, MAC));
            return mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has HMAC-SHA-256", e);
        }
    }

    private static Cipher cipher(int mode, Key key, byte[] nonce, String context) throws GeneralSecurityException {
        Cipher cipher = Cipher.getInstance(CIPHER);
        cipher.init(mode, key.spec(), new GCMParameterSpec(TAG_BITS, nonce));
        cipher.updateAAD(context.getBytes(StandardCharsets.UTF_8));
        return cipher;
    }
}
