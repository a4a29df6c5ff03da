package baffin.gameservice.catalogue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Joins the operations of one address whose parameters resources call by different names, which no document may. */
final class SameAddresses {

    private static final Pattern PARAMETER = Pattern.compile("\\{(\\w+)}");

    private SameAddresses() {}

    static void join(ObjectNode paths) {
        Map<String, String> known = new LinkedHashMap<>();
        for (String path : names(paths)) {
            String first = known.putIfAbsent(PARAMETER.matcher(path).replaceAll("{}"), path);
            if (first != null) {
                JsonNode operations = paths.remove(path);
                operations.forEach(operation -> rename((ObjectNode) operation, parameters(path), parameters(first)));
                ((ObjectNode) paths.get(first)).setAll((ObjectNode) operations);
            }
        }
    }

    private static List<String> names(ObjectNode paths) {
        List<String> names = new ArrayList<>();
        paths.fieldNames().forEachRemaining(names::add);
        return names;
    }

    private static void rename(ObjectNode operation, List<String> from, List<String> to) {
        for (JsonNode parameter : operation.path("parameters")) {
            int place = from.indexOf(parameter.path("name").asText());
            if (parameter.path("in").asText().equals("path") && place >= 0) {
                ((ObjectNode) parameter).put("name", to.get(place));
            }
        }
    }

    private static List<String> parameters(String path) {
        return PARAMETER
                .matcher(path)
                .results()
                .map(MatchResult::group)
                .map(name -> name.substring(1, name.length() - 1))
                .toList();
    }
}
