package baffin.gameservice.webhook.api;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * The caller's webhooks.
 *
 * @param items the latest first, at most 10
 */
@Schema(name = "WebhookList")
public record WebhookList(List<WebhookView> items) {}
