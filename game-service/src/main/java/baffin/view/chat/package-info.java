/** The chats of matches: who may say and read what, and where it stands. */
@NullMarked
package baffin.view.chat;

import org.jspecify.annotations.NullMarked;
