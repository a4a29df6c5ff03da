package baffin.accounts.account.api;

import baffin.platform.identity.Callers;
import baffin.platform.problem.Problem;
import java.util.Arrays;
import java.util.List;

/** The query parameter {@code ids}: players by their ids. */
final class IdsQuery {

    /** Most ids of a request; more would not fit into an address. */
    static final int MOST = 100;

    private final List<String> ids;

    private IdsQuery(List<String> ids) {
        this.ids = ids;
    }

    /** Ids with commas between; fails with 400 when there are none or too many, or one is empty. */
    static IdsQuery of(String text) {
        List<String> ids = Arrays.asList(text.split(",", -1));
        if (ids.size() > MOST || ids.contains("")) {
            throw Problem.invalidField("?ids", "invalid", "must be 1 to " + MOST + " ids with commas between")
                    .asException();
        }
        return new IdsQuery(ids);
    }

    /** The ids in their order, each once; the caller may have written a word for the own one. */
    List<String> by(String caller) {
        return ids.stream()
                .map(id -> id.equals(Callers.ME) ? caller : id)
                .distinct()
                .toList();
    }
}
