package baffin.scoring.competition.api;

import baffin.platform.problem.Problem;
import jakarta.ws.rs.QueryParam;
import java.time.DateTimeException;
import java.time.ZoneId;
import org.jspecify.annotations.Nullable;

/** In which time zone a page without scripts shows its times; a browser sends none. */
public class ZoneQuery {

    @QueryParam("zone")
    @Nullable
    String zone;

    /**
     * The zone; null where the request names none.
     *
     * @throws baffin.platform.problem.ProblemException 400 for one that there is not
     */
    @Nullable
    ZoneId zone() {
        try {
            return zone == null ? null : ZoneId.of(zone);
        } catch (DateTimeException unknown) {
            throw Problem.invalidField("?zone", "unknown", "must be a time zone, such as Europe/Berlin")
                    .asException();
        }
    }
}
