package baffin.accounts.page;

import baffin.platform.contract.StyleSheet;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import io.quarkus.qute.RawString;
import io.quarkus.qute.TemplateInstance;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Map;

/** Pages as answers. No page may be shown in a frame: nobody clicks on one without seeing whose it is. */
public final class Pages {

    private static final StyleSheet SHEET = StyleSheet.read(Pages.class, "account.css");
    private static final RawString STYLE = new RawString(SHEET.text());
    private static final String OWN = "'self'";

    private Pages() {}

    /** The page where people sign in. */
    public static Uni<Response.ResponseBuilder> signIn(SignInPage page) {
        return answer(Templates.signIn(STYLE, page), page.error() == null ? 200 : 401, OWN);
    }

    /** The page where somebody chooses a handle. */
    public static Uni<Response.ResponseBuilder> newAccount(NewAccountPage page) {
        return answer(Templates.newAccount(STYLE, page), page.error() == null ? 200 : 400, OWN);
    }

    /**
     * The page where somebody lets a program act for them.
     *
     * @param destination the origin or scheme to which its form may lead, since browsers look at redirections as well
     */
    public static Uni<Response.ResponseBuilder> consent(ConsentPage page, String destination) {
        return answer(Templates.consent(STYLE, page), 200, OWN + " " + destination);
    }

    /** A page that goes to an address of this platform by itself, as the platform's own: all cookies come along. */
    public static Uni<Response.ResponseBuilder> goOn(String address) {
        return answer(Templates.goOn(STYLE, address), 200, OWN);
    }

    /** The answer, or a page that says what is wrong; failures that nobody knows stay what they are. */
    public static Uni<Response.ResponseBuilder> orNotice(Uni<Response.ResponseBuilder> answer) {
        return answer.onFailure(ProblemException.class).recoverWithUni(Pages::notice);
    }

    private static Uni<Response.ResponseBuilder> notice(ProblemException failure) {
        Problem problem = failure.problem();
        NoticePage page = new NoticePage(problem.title(), problem.detail());
        return answer(Templates.notice(STYLE, page), problem.status(), OWN)
                .map(answer -> headers(answer, failure.headers()));
    }

    private static Response.ResponseBuilder headers(Response.ResponseBuilder answer, Map<String, String> headers) {
        headers.forEach(answer::header);
        return answer;
    }

    private static Uni<Response.ResponseBuilder> answer(TemplateInstance page, int status, String formAction) {
        return page.createUni()
                .map(html -> Response.status(status)
                        .type(MediaType.TEXT_HTML_TYPE.withCharset("UTF-8"))
                        .header(
                                "Content-Security-Policy",
                                "default-src 'none'; style-src " + SHEET.source() + "; form-action " + formAction
                                        + "; base-uri 'none'; frame-ancestors 'none'")
                        .entity(html));
    }
}
