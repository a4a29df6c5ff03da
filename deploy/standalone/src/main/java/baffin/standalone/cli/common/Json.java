package baffin.standalone.cli.common;

import baffin.platform.wire.WireJson;
import com.fasterxml.jackson.core.JsonProcessingException;

/** Answers for programs. */
public final class Json {

    private Json() {}

    public static String pretty(Object value) {
        try {
            return WireJson.shared().writerWithDefaultPrettyPrinter().writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("what this program made can always be written", e);
        }
    }
}
