/** What is said, as it happens. */
@NullMarked
package baffin.gameservice.chat.stream;

import org.jspecify.annotations.NullMarked;
