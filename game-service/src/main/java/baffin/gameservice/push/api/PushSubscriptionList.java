package baffin.gameservice.push.api;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * The caller's push subscriptions.
 *
 * @param items the latest first, at most 10
 */
@Schema(name = "PushSubscriptionList")
public record PushSubscriptionList(List<PushSubscriptionView> items) {}
