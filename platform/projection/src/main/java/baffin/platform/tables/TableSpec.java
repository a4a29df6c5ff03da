package baffin.platform.tables;

import baffin.platform.request.ServiceScope;
import java.util.List;

/**
 * The logged tables of a service.
 *
 * @param scope the service whose requests need them
 * @param topic compacted topic of one partition
 * @param tables in the order in which they are restored
 * @param schema statements that create what is missing of them, repeatable; empty when somebody else has done that
 */
public record TableSpec(ServiceScope scope, String topic, List<LoggedTable> tables, List<String> schema) {

    public TableSpec {
        tables = List.copyOf(tables);
        schema = List.copyOf(schema);
    }
}
