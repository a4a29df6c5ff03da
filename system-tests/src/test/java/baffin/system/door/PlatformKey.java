package baffin.system.door;

import baffin.platform.identity.SigningKey;
import baffin.platform.secrets.SecretSealer;
import baffin.standalone.config.Secrets;
import baffin.system.platform.RunningBaffin;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.Signature;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.NoSuchElementException;

/**
 * The key with which a platform signs its tokens, read from its database as the host could.
 *
 * @param key the newest one
 */
record PlatformKey(SigningKey key) {

    private static final long HOUR_S = 3600;

    /** The key of a running platform. */
    static PlatformKey of(RunningBaffin baffin) {
        try {
            Secrets secrets = Secrets.in(baffin.layout().secrets());
            String address = "jdbc:postgresql://127.0.0.1:" + baffin.ports().database() + "/lobby";
            try (Connection connection = DriverManager.getConnection(address, "postgres", secrets.databasePassword());
                    Statement statement = connection.createStatement();
                    ResultSet row = statement.executeQuery(
                            "select kid, private, public from signing_key order by created_at desc, kid")) {
                row.next();
                String kid = row.getString(1);
                String sealed = new String(row.getBytes(2), StandardCharsets.UTF_8);
                byte[] pkcs8 = SecretSealer.of(List.of(secrets.vaultKeys().split(",", -1)), "tests")
                        .open("signing key " + kid, sealed)
                        .orElseThrow();
                return new PlatformKey(SigningKey.of(kid, pkcs8, row.getBytes(3)));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (SQLException | NoSuchElementException e) {
            throw new IllegalStateException("the platform's signing key cannot be read", e);
        }
    }

    /** The same token as the platform would have issued it at another time, for an hour. */
    String issued(String token, Instant at) {
        String[] parts = token.split("\\.", -1);
        try {
            ObjectNode claims =
                    (ObjectNode) Door.JSON.readTree(Base64.getUrlDecoder().decode(parts[1]));
            claims.put("iat", at.getEpochSecond()).put("exp", at.getEpochSecond() + HOUR_S);
            String signed = parts[0] + '.' + base64(Door.JSON.writeValueAsBytes(claims));
            Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
            signature.initSign(key.privateKey());
            signature.update(signed.getBytes(StandardCharsets.US_ASCII));
            return signed + '.' + base64(signature.sign());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String base64(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
