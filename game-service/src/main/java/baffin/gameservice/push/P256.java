package baffin.gameservice.push;

import java.math.BigInteger;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.Signature;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECFieldFp;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPrivateKeySpec;
import java.security.spec.ECPublicKeySpec;
import java.util.Arrays;
import javax.crypto.KeyAgreement;

/** Keys on the curve P-256, as web push has them (RFC 8291, RFC 8292). */
final class P256 {

    /** Bytes of a public key: 4, then both coordinates. */
    private static final int POINT_BYTES = 65;

    private static final int COORDINATE_BYTES = 32;
    private static final byte UNCOMPRESSED = 4;
    private static final byte[] PROBE = {1};
    private static final ECParameterSpec CURVE = curve();
    private static final BigInteger PRIME = ((ECFieldFp) CURVE.getCurve().getField()).getP();

    private P256() {}

    private static ECParameterSpec curve() {
        try {
            AlgorithmParameters parameters = AlgorithmParameters.getInstance("EC");
            parameters.init(new ECGenParameterSpec("secp256r1"));
            return parameters.getParameterSpec(ECParameterSpec.class);
        } catch (GeneralSecurityException e) {
            throw missing(e);
        }
    }

    /**
     * Reads a public key.
     *
     * @throws IllegalArgumentException when the bytes are no point of the curve
     */
    static ECPublicKey point(byte[] bytes) {
        if (bytes.length != POINT_BYTES || bytes[0] != UNCOMPRESSED) {
            throw new IllegalArgumentException("no uncompressed point");
        }
        BigInteger x = number(bytes, 1);
        BigInteger y = number(bytes, 1 + COORDINATE_BYTES);
        if (x.compareTo(PRIME) >= 0
                || y.compareTo(PRIME) >= 0
                || !y.multiply(y).mod(PRIME).equals(squareOfY(x))) {
            throw new IllegalArgumentException("no point of the curve");
        }
        return publicKey(x, y);
    }

    private static BigInteger number(byte[] bytes, int from) {
        return new BigInteger(1, Arrays.copyOfRange(bytes, from, from + COORDINATE_BYTES));
    }

    /**
     * Reads a private key.
     *
     * @throws IllegalArgumentException when the number is 0, or not less than the order of the curve
     */
    static ECPrivateKey privateKey(BigInteger number) {
        if (number.signum() <= 0 || number.compareTo(CURVE.getOrder()) >= 0) {
            throw new IllegalArgumentException("no private key of the curve");
        }
        try {
            return (ECPrivateKey) KeyFactory.getInstance("EC").generatePrivate(new ECPrivateKeySpec(number, CURVE));
        } catch (GeneralSecurityException e) {
            throw missing(e);
        }
    }

    /**
     * The public key of a private one. Java has no operation for it: the agreement with the generator of the curve
     * gives its first coordinate, a signature tells which of the two others belongs to that.
     */
    static ECPublicKey publicKey(ECPrivateKey key) {
        try {
            KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
            agreement.init(key);
            agreement.doPhase(
                    KeyFactory.getInstance("EC").generatePublic(new ECPublicKeySpec(CURVE.getGenerator(), CURVE)),
                    true);
            BigInteger x = new BigInteger(1, agreement.generateSecret());
            // a square root, as the prime is 3 modulo 4
            BigInteger y = squareOfY(x).modPow(PRIME.add(BigInteger.ONE).shiftRight(2), PRIME);
            ECPublicKey one = publicKey(x, y);
            return belongs(one, key) ? one : publicKey(x, PRIME.subtract(y));
        } catch (GeneralSecurityException e) {
            throw missing(e);
        }
    }

    private static boolean belongs(ECPublicKey one, ECPrivateKey key) throws GeneralSecurityException {
        Signature signature = Signature.getInstance("SHA256withECDSA");
        signature.initSign(key);
        signature.update(PROBE);
        byte[] signed = signature.sign();
        signature.initVerify(one);
        signature.update(PROBE);
        return signature.verify(signed);
    }

    private static BigInteger squareOfY(BigInteger x) {
        return x.pow(3)
                .add(CURVE.getCurve().getA().multiply(x))
                .add(CURVE.getCurve().getB())
                .mod(PRIME);
    }

    private static ECPublicKey publicKey(BigInteger x, BigInteger y) {
        try {
            return (ECPublicKey)
                    KeyFactory.getInstance("EC").generatePublic(new ECPublicKeySpec(new ECPoint(x, y), CURVE));
        } catch (GeneralSecurityException e) {
            throw missing(e);
        }
    }

    private static IllegalStateException missing(GeneralSecurityException e) {
        return new IllegalStateException("every JDK has P-256", e);
    }
}
