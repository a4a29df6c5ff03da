package baffin.gameservice;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.restassured.path.json.JsonPath;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPrivateKeySpec;
import java.security.spec.ECPublicKeySpec;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import javax.crypto.Cipher;
import javax.crypto.KeyAgreement;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** Somebody's browser, which reads push messages as RFC 8291 says, and knows the signatures of RFC 8292. */
public final class Browser {

    private static final int SALT_BYTES = 16;
    private static final int RECORD_SIZE_BYTES = 4;
    private static final int POINT_BYTES = 65;

    private final PrivateKey privateKey;
    private final byte[] publicKey;
    private final byte[] auth;

    /** One with keys of its own. */
    public Browser() {
        KeyPair pair = pair();
        this.privateKey = pair.getPrivate();
        this.publicKey = bytes((ECPublicKey) pair.getPublic());
        this.auth = new byte[SALT_BYTES];
        new SecureRandom().nextBytes(auth);
    }

    /** One with given keys, in base64url. */
    public Browser(String privateKey, String publicKey, String auth) {
        this.privateKey = privateKey(Base64.getUrlDecoder().decode(privateKey));
        this.publicKey = Base64.getUrlDecoder().decode(publicKey);
        this.auth = Base64.getUrlDecoder().decode(auth);
    }

    /** Keys as any JDK makes them. */
    public static KeyPair pair() {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec("secp256r1"));
            return generator.generateKeyPair();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    public String p256dh() {
        return base64(publicKey);
    }

    public String auth() {
        return base64(auth);
    }

    /** What its push manager gives for an endpoint. */
    public Map<String, Object> subscription(String endpoint) {
        Map<String, Object> json = new HashMap<>();
        json.put("endpoint", endpoint);
        json.put("expirationTime", null);
        json.put("keys", Map.of("p256dh", p256dh(), "auth", auth()));
        return json;
    }

    /** Such a subscription with more that its user wants, as JSON. */
    public String pushRequest(String endpoint, Map<String, ?> more) {
        Map<String, Object> json = subscription(endpoint);
        json.putAll(more);
        try {
            return new ObjectMapper().writeValueAsString(json);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Reads a message (RFC 8291, 3.4). */
    public String decrypted(byte[] message) {
        try {
            ByteBuffer buffer = ByteBuffer.wrap(message);
            byte[] salt = new byte[SALT_BYTES];
            buffer.get(salt).position(SALT_BYTES + RECORD_SIZE_BYTES);
            byte[] sender = new byte[buffer.get()];
            buffer.get(sender);
            byte[] sealed = new byte[buffer.remaining()];
            buffer.get(sealed);

            KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
            agreement.init(privateKey);
            agreement.doPhase(publicKey(sender), true);
            byte[] shared = hmac(auth, agreement.generateSecret());
            byte[] material = hmac(shared, text("WebPush: info\0"), publicKey, sender, new byte[] {1});
            byte[] random = hmac(salt, material);
            byte[] key = hmac(random, text("Content-Encoding: aes128gcm\0"), new byte[] {1});
            byte[] nonce = hmac(random, text("Content-Encoding: nonce\0"), new byte[] {1});
            Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
            cipher.init(
                    Cipher.DECRYPT_MODE, new SecretKeySpec(key, 0, 16, "AES"), new GCMParameterSpec(128, nonce, 0, 12));
            byte[] padded = cipher.doFinal(sealed);
            int end = padded.length - 1;
            while (padded[end] == 0) {
                end--;
            }
            if (padded[end] != 2) {
                throw new IllegalStateException("the last record ends with 2");
            }
            return new String(padded, 0, end, StandardCharsets.UTF_8);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Checks a header {@code Authorization} as a push service does.
     *
     * @param serverKey the key that was subscribed with, in base64url
     * @return what the token claims
     */
    public static JsonPath claims(String authorization, String serverKey) {
        Map<String, String> parts = new HashMap<>();
        for (String part : authorization.substring("vapid ".length()).split(",")) {
            String[] pair = part.strip().split("=", 2);
            parts.put(pair[0], pair[1]);
        }
        if (!serverKey.equals(parts.get("k"))) {
            throw new IllegalStateException("signed by somebody else");
        }
        String[] token = parts.get("t").split("\\.");
        try {
            Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
            signature.initVerify(publicKey(Base64.getUrlDecoder().decode(serverKey)));
            signature.update((token[0] + "." + token[1]).getBytes(StandardCharsets.US_ASCII));
            if (!signature.verify(Base64.getUrlDecoder().decode(token[2]))) {
                throw new IllegalStateException("the signature does not fit");
            }
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
        return JsonPath.from(new String(Base64.getUrlDecoder().decode(token[1]), StandardCharsets.UTF_8));
    }

    private static byte[] hmac(byte[] key, byte[]... parts) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        for (byte[] part : parts) {
            mac.update(part);
        }
        return mac.doFinal();
    }

    private static byte[] text(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    private static String base64(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    private static ECParameterSpec curve() throws GeneralSecurityException {
        AlgorithmParameters parameters = AlgorithmParameters.getInstance("EC");
        parameters.init(new ECGenParameterSpec("secp256r1"));
        return parameters.getParameterSpec(ECParameterSpec.class);
    }

    private static PrivateKey privateKey(byte[] number) {
        try {
            return KeyFactory.getInstance("EC")
                    .generatePrivate(new ECPrivateKeySpec(new BigInteger(1, number), curve()));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static PublicKey publicKey(byte[] point) throws GeneralSecurityException {
        BigInteger x = new BigInteger(1, Arrays.copyOfRange(point, 1, 33));
        BigInteger y = new BigInteger(1, Arrays.copyOfRange(point, 33, POINT_BYTES));
        return KeyFactory.getInstance("EC").generatePublic(new ECPublicKeySpec(new ECPoint(x, y), curve()));
    }

    /** A public key as browsers write it: an uncompressed point. */
    public static byte[] bytes(ECPublicKey key) {
        String hex = "04" + digits(key.getW().getAffineX()) + digits(key.getW().getAffineY());
        return java.util.HexFormat.of().parseHex(hex);
    }

    private static String digits(BigInteger number) {
        return "%064x".formatted(number);
    }
}
