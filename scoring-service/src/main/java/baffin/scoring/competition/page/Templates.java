package baffin.scoring.competition.page;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;

/** The templates of the pages; the build checks every expression in them against these types. */
@CheckedTemplate(basePath = "competition")
public final class Templates {

    private Templates() {}

    public static native TemplateInstance standing(Frame frame, StandingPage page);

    public static native TemplateInstance round(Frame frame, RoundPage page);

    public static native TemplateInstance print(Frame frame, PrintPage page);

    public static native TemplateInstance crossTable(Frame frame, CrossTablePage page);

    public static native TemplateInstance calendar(Frame frame, CalendarPage page);

    public static native TemplateInstance entrant(Frame frame, EntrantPage page);
}
