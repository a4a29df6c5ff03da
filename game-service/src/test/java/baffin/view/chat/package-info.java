@NullMarked
package baffin.view.chat;

import org.jspecify.annotations.NullMarked;
