package baffin.accounts.page;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.RawString;
import io.quarkus.qute.TemplateInstance;

/** The templates of the pages; the build checks every expression in them against these types. */
@CheckedTemplate(basePath = "account")
final class Templates {

    private Templates() {}

    static native TemplateInstance signIn(RawString style, SignInPage page);

    static native TemplateInstance newAccount(RawString style, NewAccountPage page);

    static native TemplateInstance consent(RawString style, ConsentPage page);

    static native TemplateInstance goOn(RawString style, String address);

    static native TemplateInstance notice(RawString style, NoticePage page);
}
