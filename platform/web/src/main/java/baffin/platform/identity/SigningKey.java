package baffin.platform.identity;

import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPairGenerator;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A key pair on the curve P-256 for ES256.
 *
 * @param kid name of the key in tokens and in the key set
 */
public record SigningKey(String kid, ECPrivateKey privateKey, ECPublicKey publicKey) {

    private static final int COORDINATE_BYTES = 32;

    /** A new pair. */
    public static SigningKey generate(String kid) {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec("secp256r1"));
            var pair = generator.generateKeyPair();
            return new SigningKey(kid, (ECPrivateKey) pair.getPrivate(), (ECPublicKey) pair.getPublic());
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has P-256", e);
        }
    }

    /**
     * A stored pair.
     *
     * @param pkcs8 the private key
     * @param x509 the public key
     */
    public static SigningKey of(String kid, byte[] pkcs8, byte[] x509) {
        try {
            KeyFactory factory = KeyFactory.getInstance("EC");
            return new SigningKey(
                    kid, (ECPrivateKey) factory.generatePrivate(new PKCS8EncodedKeySpec(pkcs8)), (ECPublicKey)
                            factory.generatePublic(new X509EncodedKeySpec(x509)));
        } catch (GeneralSecurityException e) {
            throw new IllegalArgumentException("the stored key " + kid + " cannot be read", e);
        }
    }

    /** The public half as a JSON Web Key (RFC 7517). */
    public Map<String, Object> publicJwk() {
        Map<String, Object> jwk = new LinkedHashMap<>();
        jwk.put("kty", "EC");
        jwk.put("use", "sig");
        jwk.put("alg", "ES256");
        jwk.put("crv", "P-256");
        jwk.put("kid", kid);
        jwk.put("x", coordinate(publicKey.getW().getAffineX().toByteArray()));
        jwk.put("y", coordinate(publicKey.getW().getAffineY().toByteArray()));
        return jwk;
    }

    /** Fixed width, big endian, without the sign byte. */
    private static String coordinate(byte[] number) {
        byte[] fixed = new byte[COORDINATE_BYTES];
        byte[] bare = number.length > COORDINATE_BYTES ? Arrays.copyOfRange(number, 1, number.length) : number;
        System.arraycopy(bare, 0, fixed, COORDINATE_BYTES - bare.length, bare.length);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(fixed);
    }

    @Override
    public String toString() {
        return "SigningKey[" + kid + "]";
    }
}
