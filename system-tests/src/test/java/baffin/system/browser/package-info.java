/** The web client, used in a real browser as people use it. */
package baffin.system.browser;
