package baffin.gameservice.notification.api;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * What has been read: one of the two.
 *
 * @param upTo id of a notification; it and all earlier ones are read
 * @param ids ids of notifications, 1 to 200
 */
@Schema(name = "ReadMarks")
public record ReadMarks(@Nullable String upTo, @Nullable List<String> ids) {}
