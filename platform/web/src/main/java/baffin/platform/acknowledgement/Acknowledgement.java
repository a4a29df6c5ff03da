package baffin.platform.acknowledgement;

import baffin.platform.wire.WireJson;
import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.List;

/**
 * A record of the topic {@code acknowledgements}: what one answer tells an account.
 *
 * @param account id of the account
 * @param at when it was answered (UTC)
 * @param told what it was told of, with what follows from it, such as the matches of a round
 */
public record Acknowledgement(String account, Instant at, List<Told> told) {

    /** As JSON. */
    byte[] bytes() {
        try {
            return WireJson.shared().writeValueAsBytes(this);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Reads a record.
     *
     * @throws UncheckedIOException when it is none
     */
    static Acknowledgement read(byte[] json) {
        try {
            return WireJson.shared().readValue(json, Acknowledgement.class);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
