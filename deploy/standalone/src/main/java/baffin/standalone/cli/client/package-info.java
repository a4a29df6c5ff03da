/** Programs that the host registers, so that people may let them act. */
@NullMarked
package baffin.standalone.cli.client;

import org.jspecify.annotations.NullMarked;
