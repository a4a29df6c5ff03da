/** What commands share: options, messages, and calls of the platform that runs. */
package baffin.standalone.cli.common;
