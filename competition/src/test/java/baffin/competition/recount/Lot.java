package baffin.competition.recount;

import baffin.match.terms.SeatHolder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Objects;

/** Lots of entrants. */
final class Lot {

    private Lot() {}

    /** 64 hexadecimal digits; the lower text is better. The seed must be public. */
    static String of(Ledger ledger, int entrant) {
        SeatHolder person = Objects.requireNonNull(ledger.persons.get(entrant));
        String player = person.bot() ? person.player() + "#" + entrant : person.player();
        byte[] text = (ledger.seed() + ":lot:" + player).getBytes(StandardCharsets.UTF_8);
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
