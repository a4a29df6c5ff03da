package baffin.gameservice.sandbox.api;

import baffin.gameservice.sandbox.SandboxInfo;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * The caller's sandboxes.
 *
 * @param items the latest first
 */
@Schema(name = "SandboxList")
public record SandboxList(List<SandboxInfo> items) {}
