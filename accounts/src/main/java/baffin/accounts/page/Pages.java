package baffin.accounts.page;

import baffin.platform.contract.StyleSheet;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemWords;
import io.quarkus.qute.RawString;
import io.quarkus.qute.TemplateInstance;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Locale;
import java.util.Map;

/** Pages as answers. No page may be shown in a frame: nobody clicks on one without seeing whose it is. */
public final class Pages {

    private static final StyleSheet SHEET = StyleSheet.read(Pages.class, "account.css");
    private static final RawString STYLE = new RawString(SHEET.text());
    private static final String OWN = "'self'";

    private Pages() {}

    /** The page where people sign in. */
    public static Uni<Response.ResponseBuilder> signIn(SignInPage page, Locale language) {
        return answer(Templates.signIn(frame(language), page), page.error() == null ? 200 : 401, OWN);
    }

    /** The page where somebody chooses a handle. */
    public static Uni<Response.ResponseBuilder> newAccount(NewAccountPage page, Locale language) {
        return answer(Templates.newAccount(frame(language), page), page.error() == null ? 200 : 400, OWN);
    }

    /**
     * The page where somebody lets a program act for them.
     *
     * @param destination the origin or scheme to which its form may lead, since browsers look at redirections as well
     */
    public static Uni<Response.ResponseBuilder> consent(ConsentPage page, String destination, Locale language) {
        return answer(Templates.consent(frame(language), page), 200, OWN + " " + destination);
    }

    /** A page that goes to an address of this platform by itself, as the platform's own: all cookies come along. */
    public static Uni<Response.ResponseBuilder> goOn(String address, Locale language) {
        return answer(Templates.goOn(frame(language), address), 200, OWN);
    }

    /** The answer, or a page that says what is wrong; failures that nobody knows stay what they are. */
    public static Uni<Response.ResponseBuilder> orNotice(Uni<Response.ResponseBuilder> answer, Locale language) {
        return answer.onFailure(ProblemException.class).recoverWithUni(failure -> notice(failure, language));
    }

    private static Uni<Response.ResponseBuilder> notice(ProblemException failure, Locale language) {
        Problem problem = ProblemWords.in(failure.problem(), language);
        NoticePage page = new NoticePage(problem.title(), problem.detail());
        return answer(Templates.notice(frame(language), page), problem.status(), OWN)
                .map(answer -> headers(answer, failure.headers()));
    }

    private static Frame frame(Locale language) {
        return new Frame(STYLE, language);
    }

    private static Response.ResponseBuilder headers(Response.ResponseBuilder answer, Map<String, String> headers) {
        headers.forEach(answer::header);
        return answer;
    }

    private static Uni<Response.ResponseBuilder> answer(TemplateInstance page, int status, String formAction) {
        return page.createUni()
                .map(html -> Response.status(status)
                        .type(MediaType.TEXT_HTML_TYPE.withCharset("UTF-8"))
                        .header("Vary", "Accept-Language")
                        .header(
                                "Content-Security-Policy",
                                "default-src 'none'; style-src " + SHEET.source() + "; form-action " + formAction
                                        + "; base-uri 'none'; frame-ancestors 'none'")
                        .entity(html));
    }
}
