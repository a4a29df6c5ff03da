package baffin.testkit.backend;

import java.io.IOException;

/** A broker and a database that tests use, wherever they come from. */
interface Backend extends AutoCloseable {

    Endpoints endpoints();

    /** One line that tells a reader of the test's output what the tests ran on. */
    String description();

    @Override
    void close() throws IOException;
}
