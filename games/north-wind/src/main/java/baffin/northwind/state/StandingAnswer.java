package baffin.northwind.state;

import baffin.northwind.data.Commodity;
import java.util.List;

/**
 * When a seat wants to be asked to use a letter (NW-7.3).
 *
 * @param answer the kind
 * @param commodities for {@link Answer#ONLY}: a commercial harbour of one of them, or a merchant where one of them
 *     could be traded; else empty
 */
public record StandingAnswer(Answer answer, List<Commodity> commodities) {

    /** What every seat begins with. */
    public static final StandingAnswer ASK = new StandingAnswer(Answer.ASK, List.of());

    /** Kinds of standing answers. */
    public enum Answer {
        /** Never to be asked. */
        NEVER,
        /** To be asked whenever it could use a letter. */
        ASK,
        /** To be asked only where one of some commodities is traded. */
        ONLY
    }

    public StandingAnswer {
        commodities = List.copyOf(commodities);
    }
}
