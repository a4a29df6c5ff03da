/** What pages of other sites may ask for (CORS). */
package baffin.platform.cors;
