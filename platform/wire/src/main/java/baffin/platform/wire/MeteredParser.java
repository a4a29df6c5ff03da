package baffin.platform.wire;

import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.util.JsonParserDelegate;
import java.io.IOException;
import java.io.InputStream;

/**
 * Reads JSON that may be large part by part, and gives up as soon as it has more than was agreed: what a value costs in
 * memory has little to do with its bytes.
 */
public final class MeteredParser extends JsonParserDelegate {

    private final long valuesMax;
    private final long partBytesMax;
    private long values;
    private long partFrom = -1;

    private MeteredParser(JsonParser parser, long valuesMax, long partBytesMax) {
        super(parser);
        this.valuesMax = valuesMax;
        this.partBytesMax = partBytesMax;
    }

    /**
     * A parser with the limits of what clients send.
     *
     * @param valuesMax most values in all: objects, lists, strings, numbers and the like
     * @param partBytesMax most bytes of a part, see {@link #beginPart}
     */
    public static MeteredParser of(InputStream json, long valuesMax, long partBytesMax) throws IOException {
        return new MeteredParser(WireJson.forClients().createParser(json), valuesMax, partBytesMax);
    }

    /** More than was agreed. */
    public static final class SpentException extends JsonParseException {

        private static final long serialVersionUID = 1L;

        SpentException(JsonParser parser, String what) {
            super(parser, what);
        }
    }

    /** What comes from now on is one part, with a bound of its own. */
    public void beginPart() {
        partFrom = delegate.currentTokenLocation().getByteOffset();
    }

    /** The part is read. */
    public void endPart() {
        partFrom = -1;
    }

    @Override
    public JsonToken nextToken() throws IOException {
        JsonToken token = delegate.nextToken();
        if (token != null && token != JsonToken.FIELD_NAME && !token.isStructEnd() && ++values > valuesMax) {
            throw new SpentException(delegate, "has more than " + valuesMax + " values");
        }
        if (partFrom >= 0 && delegate.currentLocation().getByteOffset() - partFrom > partBytesMax) {
            throw new SpentException(delegate, "has a part of more than " + partBytesMax + " bytes");
        }
        return token;
    }

    /** Through {@link #nextToken}, so that what is passed over is counted as well. */
    @Override
    public JsonParser skipChildren() throws IOException {
        if (!hasToken(JsonToken.START_OBJECT) && !hasToken(JsonToken.START_ARRAY)) {
            return this;
        }
        for (int open = 1; open > 0; ) {
            JsonToken token = nextToken();
            if (token == null) {
                throw new JsonParseException(delegate, "ends too early");
            }
            open += token.isStructStart() ? 1 : token.isStructEnd() ? -1 : 0;
        }
        return this;
    }
}
