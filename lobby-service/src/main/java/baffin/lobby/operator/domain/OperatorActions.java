package baffin.lobby.operator.domain;

import baffin.platform.operator.OperatorAction;
import java.util.List;
import java.util.function.Predicate;

/** The records of what operators have done. */
public interface OperatorActions {

    /**
     * The latest records, the newest first.
     *
     * @param wanted which
     * @param before id of a record, which is left out with all that are newer; empty for none
     * @param most records
     */
    List<OperatorAction> latest(Predicate<OperatorAction> wanted, String before, int most);
}
