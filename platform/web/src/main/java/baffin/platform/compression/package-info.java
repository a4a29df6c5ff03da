/** Answers as few bytes as a client can read (RFC 9110, 8.4). */
@NullMarked
package baffin.platform.compression;

import org.jspecify.annotations.NullMarked;
