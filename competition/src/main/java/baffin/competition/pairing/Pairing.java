package baffin.competition.pairing;

import java.util.List;

/**
 * The tables of one round.
 *
 * @param tables all tables, the one with the best-ranked contestant first
 * @param byes entrant numbers without a table, lowest first
 * @param seed from which every random choice came
 */
public record Pairing(List<PairedTable> tables, List<Integer> byes, String seed, Cost cost) {

    public Pairing {
        tables = List.copyOf(tables);
        byes = List.copyOf(byes);
    }
}
