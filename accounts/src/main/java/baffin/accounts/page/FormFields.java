package baffin.accounts.page;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Fields of forms and parameters of queries. */
public final class FormFields {

    private FormFields() {}

    /** The first value under a name; empty for none. */
    public static String first(Map<String, List<String>> fields, String name) {
        return Stream.ofNullable(fields.get(name))
                .flatMap(List::stream)
                .findFirst()
                .orElse("");
    }
}
