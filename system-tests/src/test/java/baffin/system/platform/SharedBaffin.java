package baffin.system.platform;

import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Starts a shared platform for the first test that wants it, and stops it after the last of its classes. */
public final class SharedBaffin implements ParameterResolver, AfterAllCallback {

    private static final Map<Kind, SharedBaffin.Platform> PLATFORMS = new EnumMap<>(Kind.class);

    static {
        for (Kind kind : Kind.values()) {
            PLATFORMS.put(kind, new Platform(kind));
        }
    }

    private static final class Platform {

        private final Kind kind;
        private int classesLeft;
        private RunningBaffin baffin;
        private Path data;

        Platform(Kind kind) {
            this.kind = kind;
        }

        synchronized void expect() {
            classesLeft++;
        }

        synchronized RunningBaffin running() throws IOException, InterruptedException {
            if (baffin == null) {
                data = Files.createTempDirectory("baffin-shared");
                baffin = start(kind, data);
            }
            return baffin;
        }

        synchronized void leave() throws IOException {
            classesLeft--;
            if (classesLeft <= 0 && baffin != null) {
                baffin.close();
                baffin = null;
                DataFiles.delete(data);
            }
        }
    }

    /** A class will come that needs these platforms. */
    static void expect(OnSharedBaffin needs) {
        for (Kind kind : needs.value()) {
            PLATFORMS.get(kind).expect();
        }
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.isAnnotated(Shared.class);
    }

    @Override
    public RunningBaffin resolveParameter(ParameterContext parameter, ExtensionContext context) {
        try {
            Kind[] named = parameter.findAnnotation(Shared.class).orElseThrow().value();
            Kind kind =
                    named.length == 0 ? needs(context.getRequiredTestClass()).value()[0] : named[0];
            return PLATFORMS.get(kind).running();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** Nested classes are guests of the class around them. */
    private static OnSharedBaffin needs(Class<?> test) {
        OnSharedBaffin own = test.getAnnotation(OnSharedBaffin.class);
        return own != null ? own : needs(test.getEnclosingClass());
    }

    @Override
    public void afterAll(ExtensionContext context) throws IOException {
        OnSharedBaffin own = context.getRequiredTestClass().getAnnotation(OnSharedBaffin.class);
        if (own != null) {
            for (Kind kind : own.value()) {
                PLATFORMS.get(kind).leave();
            }
        }
    }

    private static RunningBaffin start(Kind kind, Path data) throws IOException, InterruptedException {
        List<String> options = new ArrayList<>(List.of("--webhook-networks", "127.0.0.0/8"));
        if (kind == Kind.SPLIT) {
            options.add(RunningBaffin.SPLIT);
        }
        return RunningBaffin.unlimited(
                data,
                Map.of(
                        "BAFFIN_OIDC_PROVIDERS",
                        "club",
                        "BAFFIN_OIDC_CLUB_TITLE",
                        "Polar Club",
                        "BAFFIN_OIDC_CLUB_ISSUER",
                        OpenIdProvider.ISSUER,
                        "BAFFIN_OIDC_CLUB_CLIENT_ID",
                        OpenIdProvider.CLIENT,
                        "BAFFIN_OIDC_CLUB_CLIENT_SECRET",
                        OpenIdProvider.SECRET),
                options.toArray(String[]::new));
    }
}
