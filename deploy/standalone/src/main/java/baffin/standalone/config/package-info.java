/** Where a standalone platform keeps its things, which ports it takes, and its generated secrets. */
package baffin.standalone.config;
