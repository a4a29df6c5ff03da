/** What the platform answers, as its clients see it. */
package baffin.bot.client.model;
