package baffin.platform.runtime.projection;
