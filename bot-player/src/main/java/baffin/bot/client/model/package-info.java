/** What the platform answers, as its clients see it. */
@NullMarked
package baffin.bot.client.model;

import org.jspecify.annotations.NullMarked;
