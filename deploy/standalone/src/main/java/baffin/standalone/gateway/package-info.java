/**
 * The gateway in front of services in processes of their own: forwards what {@link baffin.platform.gateway} lets in.
 */
package baffin.standalone.gateway;
