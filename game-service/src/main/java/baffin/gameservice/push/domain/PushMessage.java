package baffin.gameservice.push.domain;

import baffin.gameservice.notification.domain.Notices;
import java.util.Locale;

/**
 * A notice on its way to a browser.
 *
 * @param subscription id of the subscription
 * @param owner whose it is
 * @param endpoint where it goes
 * @param keys what it is encrypted with
 * @param language of its words
 * @param notice what it tells
 */
public record PushMessage(
        String subscription, String owner, String endpoint, PushKeys keys, Locale language, Notices.Listed notice) {}
