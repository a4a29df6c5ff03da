package baffin.platform.acknowledgement;

import baffin.platform.wire.Json;
import baffin.platform.wire.JsonFault;
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
