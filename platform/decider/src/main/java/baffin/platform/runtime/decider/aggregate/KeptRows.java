package baffin.platform.runtime.decider.aggregate;

import java.util.List;

/**
 * What is kept of a state.
 *
 * @param row is written anew with each version
 * @param pages are written once each, beside the row
 */
public record KeptRows(byte[] row, List<CommandPage> pages) {

    public KeptRows {
        pages = List.copyOf(pages);
    }
}
