/** The one origin that clients see: routes each request by its path to the service that answers it. */
package baffin.platform.gateway;
