package baffin.standalone.part;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/** Starting and stopping several parts at once. */
final class Starting {

    private Starting() {}

    /** Starts all parts at once and returns when each is ready; the first failure is thrown once all have answered. */
    static void together(List<Part> parts, Consumer<String> report) throws IOException {
        try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> starts = new ArrayList<>();
            for (Part part : parts) {
                starts.add(executor.submit(() -> {
                    part.start();
                    report.accept(part.name() + " is ready");
                    return part;
                }));
            }
            for (Future<?> start : starts) {
                start.get();
            }
        } catch (ExecutionException e) {
            throw e.getCause() instanceof IOException failure ? failure : new IOException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while starting", e);
        }
    }

    static void stopTogether(List<Part> parts) {
        try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
            parts.forEach(part -> executor.submit(part::stop));
        }
    }
}
