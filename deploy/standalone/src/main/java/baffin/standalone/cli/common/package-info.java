/** What commands share: options, messages, and calls of the platform that runs. */
@NullMarked
package baffin.standalone.cli.common;

import org.jspecify.annotations.NullMarked;
