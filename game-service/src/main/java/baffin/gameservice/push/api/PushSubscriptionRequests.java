package baffin.gameservice.push.api;

import baffin.gameservice.delivery.OwnWords;
import baffin.gameservice.delivery.address.WebhookUrl;
import baffin.gameservice.notification.NoticeKind;
import baffin.gameservice.push.PushKeys;
import baffin.gameservice.push.PushRequest;
import baffin.platform.problem.Problem;
import baffin.platform.problem.Violation;
import baffin.platform.request.ReaderLanguage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Checks what a push subscription is to be, with one fault for each field. */
final class PushSubscriptionRequests {

    private static final List<String> KINDS =
            Arrays.stream(NoticeKind.values()).map(NoticeKind::name).toList();

    private final PushSubscriptionRequest request;
    private final List<Violation> faults = new ArrayList<>();

    private PushSubscriptionRequests(PushSubscriptionRequest request) {
        this.request = request;
    }

    /**
     * What is wished for; where the address leads to is not looked at.
     *
     * @param own true where addresses of some network of one's own are allowed
     * @param accepted the language where the request names none
     * @throws baffin.platform.problem.ProblemException 400 with all faults
     */
    static PushRequest read(PushSubscriptionRequest request, boolean own, Locale accepted) {
        return new PushSubscriptionRequests(request).checked(own, accepted);
    }

    private PushRequest checked(boolean own, Locale accepted) {
        String endpoint = text("/endpoint", request.endpoint(), text -> WebhookUrl.fault(text, own));
        PushSubscriptionRequest.Keys keys = request.keys();
        if (keys == null) {
            faults.add(new Violation("/keys", "missing", "is missing"));
            keys = new PushSubscriptionRequest.Keys(null, null);
        } else {
            text("/keys/p256dh", keys.p256dh(), PushKeys::publicFault);
            text("/keys/auth", keys.auth(), PushKeys::secretFault);
        }
        String device = OwnWords.of("/device", request.device(), PushRequest.DEVICE_MAX, faults);
        List<NoticeKind> kinds = kinds(request.kinds());
        Locale language = language(request.lang(), accepted);
        if (!faults.isEmpty()) {
            throw Problem.invalidFields(faults).asException();
        }
        PushKeys checked = new PushKeys(String.valueOf(keys.p256dh()), String.valueOf(keys.auth()));
        return new PushRequest(endpoint, checked, device, kinds, language);
    }

    private String text(String pointer, @Nullable String text, Function<String, Optional<String>> check) {
        if (text == null) {
            faults.add(new Violation(pointer, "missing", "is missing"));
            return "";
        }
        check.apply(text).ifPresent(fault -> fault(pointer, fault));
        return text;
    }

    private List<NoticeKind> kinds(@Nullable List<@Nullable String> names) {
        if (names == null) {
            return PushRequest.USUAL;
        }
        if (names.isEmpty() || names.size() > KINDS.size()) {
            faults.add(new Violation("/kinds", "out-of-range", "must name 1 to " + KINDS.size() + " kinds"));
            return List.of();
        }
        List<NoticeKind> kinds = new ArrayList<>();
        for (int at = 0; at < names.size(); at++) {
            String name = names.get(at);
            if (name == null || !KINDS.contains(name)) {
                unknown("/kinds/" + at, name, KINDS);
            } else {
                kinds.add(NoticeKind.valueOf(name));
            }
        }
        return kinds;
    }

    private Locale language(@Nullable String lang, Locale accepted) {
        if (lang == null) {
            return accepted;
        }
        if (!ReaderLanguage.WORDS.contains(lang)) {
            unknown("/lang", lang, ReaderLanguage.WORDS);
        }
        return Locale.of(lang);
    }

    private void unknown(String pointer, @Nullable String value, List<String> all) {
        faults.add(Violation.notOneOf(pointer, value, all));
    }

    private void fault(String pointer, String message) {
        faults.add(new Violation(pointer, "invalid", message));
    }
}
