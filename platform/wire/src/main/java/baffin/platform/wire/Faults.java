package baffin.platform.wire;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;

/** Turns what the JSON library reports into words for a caller, without any name of a class. */
final class Faults {

    private Faults() {}

    static Malformed syntax(JsonProcessingException e) {
        if (e instanceof StreamConstraintsException) {
            return new Malformed(Malformed.JSON, "", "nested too deeply, or a number or name is too long");
        }
        String where = e.getLocation() == null
                ? ""
                : " at line " + e.getLocation().getLineNr() + ", column "
                        + e.getLocation().getColumnNr();
        boolean duplicate = e.getOriginalMessage().startsWith("Duplicate");
        return new Malformed(Malformed.JSON, "", (duplicate ? "a field stands twice" : "is not JSON") + where);
    }
}
