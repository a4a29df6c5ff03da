/** Tests of this package. */
package baffin.gameservice.chat;
