package baffin.lobby.operator.domain;

import io.smallrye.mutiny.Uni;
import java.util.List;

/** The records of what operators have done. */
public interface OperatorActions {

    /** Completes when the log has it; fails with a problem (503) when it can't take it now. */
    Uni<Void> append(OperatorAction action);

    /**
     * The latest records, the newest first.
     *
     * @param account id of an account; empty for all
     * @param before id of a record, which is left out with all that are newer; empty for none
     * @param most records
     */
    List<OperatorAction> latest(String account, String before, int most);
}
