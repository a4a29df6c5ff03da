package baffin.system.platform;

import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.springframework.web.util.HtmlUtils;

/** A browser without scripts: it keeps cookies, follows redirections, clicks on links and sends forms. */
public final class FormBrowser implements AutoCloseable {

    private static final int REDIRECTIONS_MAX = 10;
    private static final Pattern INPUT = Pattern.compile("<input\\b[^>]*>");
    private static final Pattern ATTRIBUTE = Pattern.compile("\\b(name|value|type)=\"([^\"]*)\"");
    private static final Pattern ACTION = Pattern.compile("<form\\b[^>]*\\baction=\"([^\"]*)\"");

    private final HttpClient http =
            HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
    private final URI elsewhere;

    /**
     * A new one.
     *
     * @param elsewhere where a program waits for the browser; it stops there
     */
    public FormBrowser(URI elsewhere) {
        this.elsewhere = elsewhere;
    }

    /**
     * What it shows.
     *
     * @param address of the page; that of the program at the end
     */
    public record Page(URI address, int status, String html) {

        /** Where a link leads. */
        URI link(String text) {
            Matcher link = Pattern.compile("<a\\b[^>]*\\bhref=\"([^\"]*)\"[^>]*>" + Pattern.quote(text) + "</a>")
                    .matcher(html);
            if (!link.find()) {
                throw new AssertionError("no link " + text + " on " + address + ": " + html);
            }
            return address.resolve(HtmlUtils.htmlUnescape(link.group(1)));
        }

        /** Where its form is sent to. */
        URI action() {
            Matcher action = ACTION.matcher(html);
            if (!action.find()) {
                throw new AssertionError("no form on " + address + ": " + html);
            }
            return address.resolve(HtmlUtils.htmlUnescape(action.group(1)));
        }

        /** What its form holds without anybody's doing. */
        Map<String, String> hidden() {
            Map<String, String> hidden = new LinkedHashMap<>();
            INPUT.matcher(html).results().forEach(input -> {
                Map<String, String> attributes = ATTRIBUTE
                        .matcher(input.group())
                        .results()
                        .collect(Collectors.toMap(found -> found.group(1), found -> found.group(2), (one, two) -> one));
                if ("hidden".equals(attributes.get("type"))) {
                    hidden.put(attributes.get("name"), HtmlUtils.htmlUnescape(attributes.getOrDefault("value", "")));
                }
            });
            return hidden;
        }
    }

    /** Goes to an address. */
    public Page open(URI address) throws IOException, InterruptedException {
        return sent(HttpRequest.newBuilder(address));
    }

    /** Clicks on a link. */
    public Page click(Page page, String text) throws IOException, InterruptedException {
        return open(page.link(text));
    }

    /** Fills in the form of a page and sends it. */
    public Page send(Page page, Map<String, String> fields) throws IOException, InterruptedException {
        Map<String, String> all = page.hidden();
        all.putAll(fields);
        String form = all.entrySet().stream()
                .map(field -> encoded(field.getKey()) + "=" + encoded(field.getValue()))
                .collect(Collectors.joining("&"));
        return sent(HttpRequest.newBuilder(page.action())
                .header("Content-Type", "application/x-www-form-urlencoded")
                .header(
                        "Origin",
                        page.address().getScheme() + "://" + page.address().getAuthority())
                .POST(BodyPublishers.ofString(form)));
    }

    private Page sent(HttpRequest.Builder first) throws IOException, InterruptedException {
        HttpRequest.Builder next = first;
        for (int redirections = 0; redirections < REDIRECTIONS_MAX; redirections++) {
            HttpResponse<String> answer =
                    http.send(next.header("Accept", "text/html").build(), BodyHandlers.ofString());
            URI address = answer.uri();
            if (!List.of(302, 303).contains(answer.statusCode())) {
                return new Page(address, answer.statusCode(), answer.body());
            }
            URI there = address.resolve(answer.headers().firstValue("Location").orElseThrow());
            if (there.getAuthority().equals(elsewhere.getAuthority())) {
                return new Page(there, answer.statusCode(), "");
            }
            next = HttpRequest.newBuilder(there);
        }
        throw new AssertionError("too many redirections");
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    @Override
    public void close() {
        http.close();
    }
}
