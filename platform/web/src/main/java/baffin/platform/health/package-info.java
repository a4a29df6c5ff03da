/** When a part of a service counts as dead. */
package baffin.platform.health;
