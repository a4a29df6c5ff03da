package baffin.accounts.page;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;

/** The templates of the pages; the build checks every expression in them against these types. */
@CheckedTemplate(basePath = "account")
final class Templates {

    private Templates() {}

    static native TemplateInstance signIn(Frame frame, SignInPage page);

    static native TemplateInstance newAccount(Frame frame, NewAccountPage page);

    static native TemplateInstance consent(Frame frame, ConsentPage page);

    static native TemplateInstance goOn(Frame frame, String address);

    static native TemplateInstance notice(Frame frame, NoticePage page);
}
