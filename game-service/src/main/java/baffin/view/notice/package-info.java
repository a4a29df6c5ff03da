/** What players are told of their matches, as a pure function of the log. */
@NullMarked
package baffin.view.notice;

import org.jspecify.annotations.NullMarked;
