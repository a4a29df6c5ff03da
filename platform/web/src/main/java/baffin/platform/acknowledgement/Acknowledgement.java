package baffin.platform.acknowledgement;

import baffin.platform.wire.Json;
import baffin.platform.wire.JsonFault;
import java.time.Instant;
import java.util.List;

/**
 * A record of the topic {@code acknowledgements}: what an account has seen with one answer.
 *
 * @param account id of the account
 * @param at when it was answered (UTC)
 * @param seen versions it has seen, with what follows from it, such as the matches of a round
 */
public record Acknowledgement(String account, Instant at, List<SeenVersion> seen) {

    /** As JSON. */
    byte[] bytes() {
        return Json.shared().bytes(this);
    }

    /**
     * Reads a record.
     *
     * @throws JsonFault when it is none
     */
    static Acknowledgement read(byte[] json) {
        return Json.shared().read(json, Acknowledgement.class);
    }
}
