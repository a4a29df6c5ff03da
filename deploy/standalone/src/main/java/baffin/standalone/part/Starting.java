package baffin.standalone.part;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;

/** Starting and stopping several parts at once. */
final class Starting {

    private Starting() {}

    /** Starts all parts at once and returns when each is ready; at the first failure it stops all and throws it. */
    static void together(List<Part> parts, Consumer<String> report) throws IOException {
        try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
            var starts = new ExecutorCompletionService<Part>(executor);
            for (Part part : parts) {
                starts.submit(() -> {
                    part.start();
                    report.accept(part.name() + " is ready");
                    return part;
                });
            }
            try {
                for (int ready = 0; ready < parts.size(); ready++) {
                    starts.take().get();
                }
            } catch (ExecutionException | InterruptedException e) {
                executor.shutdownNow();
                stopTogether(parts);
                throw e;
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
            parts.forEach(part -> executor.execute(part::stop));
        }
    }
}
