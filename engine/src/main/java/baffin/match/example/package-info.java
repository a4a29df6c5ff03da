/** Examples of rules: positions of a match that is played for them, by the engine itself. */
@NullMarked
package baffin.match.example;

import org.jspecify.annotations.NullMarked;
