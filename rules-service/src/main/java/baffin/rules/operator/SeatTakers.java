package baffin.rules.operator;

import baffin.match.terms.SeatHolder;
import io.smallrye.mutiny.Uni;
import java.util.Optional;

/** Knows who there is to take over a seat. */
public interface SeatTakers {

    /**
     * A player or bot.
     *
     * @param player id of an account
     * @return empty when nobody has it; fails with 503 when nobody can tell at the moment
     */
    Uni<Optional<SeatHolder>> find(String player);
}
