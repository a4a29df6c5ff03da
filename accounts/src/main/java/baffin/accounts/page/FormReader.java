package baffin.accounts.page;

import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import baffin.platform.wire.PlainText;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedHashMap;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.Provider;
import java.io.IOException;
import java.io.InputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;

/** Reads forms: fields of plain text in UTF-8. The framework's own reader fails on what is none. */
@Provider
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
class FormReader implements MessageBodyReader<MultivaluedMap<String, String>> {

    @Override
    public boolean isReadable(Class<?> type, Type generic, Annotation[] annotations, MediaType mediaType) {
        return MultivaluedMap.class.isAssignableFrom(type);
    }

    @Override
    public MultivaluedMap<String, String> readFrom(
            Class<MultivaluedMap<String, String>> type,
            Type generic,
            Annotation[] annotations,
            MediaType mediaType,
            MultivaluedMap<String, String> headers,
            InputStream body)
            throws IOException {
        MultivaluedMap<String, String> fields = new MultivaluedHashMap<>();
        for (String field : new String(body.readAllBytes(), StandardCharsets.UTF_8).split("&", -1)) {
            int sign = field.indexOf('=');
            fields.add(text(sign < 0 ? field : field.substring(0, sign)), text(field.substring(sign + 1)));
        }
        return fields;
    }

    private static String text(String encoded) {
        try {
            String text = URLDecoder.decode(encoded, StandardCharsets.UTF_8);
            if (PlainText.isLine(text)) {
                return text;
            }
        } catch (IllegalArgumentException e) {
            // as below
        }
        throw Problem.of(
                        ProblemType.BAD_REQUEST,
                        "The form has control characters, or a percent sign that encodes nothing")
                .asException();
    }
}
