package baffin.gameservice.chat.api;

import baffin.gameservice.chat.ChatLine;
import baffin.gameservice.chat.ChatService;
import baffin.gameservice.chat.ChatStore;
import baffin.gameservice.chat.ChatText;
import baffin.platform.identity.Roles;
import baffin.platform.limits.Cursor;
import baffin.platform.limits.Page;
import baffin.platform.limits.Paging;
import baffin.platform.request.IdempotencyKey;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;
import org.jspecify.annotations.Nullable;

/** What is said in a match. */
@Path("/api/v1/matches/{id}/chat/{channel}")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Chat")
@APIResponse(
        responseCode = "403",
        description =
                "The channel of the seats is only for players who hold a seat; only the organiser hides " + "lines")
@APIResponse(responseCode = "404", description = "No such match or channel")
@APIResponse(responseCode = "409", description = "The rules keep the seats apart; ruleId names the rule")
public class ChatResource {

    private final ChatEntry entry;
    private final ChatStore store;
    private final ChatService chatService;

    ChatResource(ChatEntry entry, ChatStore store, ChatService chatService) {
        this.entry = entry;
        this.store = store;
        this.chatService = chatService;
    }

    @GET
    @PermitAll
    @Operation(
            operationId = "listChat",
            summary = "List the lines of a chat, latest first",
            description = "Omits lines of players you have muted.")
    @APIResponse(responseCode = "200", description = "A page of lines")
    public Uni<Page<ChatLineView>> list(
            @PathParam("id") String id, @PathParam("channel") String channel, @BeanParam Paging paging) {
        int most = paging.items();
        Long before = paging.after(1, keys -> Long.valueOf(keys.getFirst())).orElse(null);
        return entry.reader(id, channel)
                .chain(entered -> store.latest(entered.view(), before, most + 1))
                .map(found -> Page.of(found, most, last -> Cursor.after(last.place())))
                .map(page ->
                        new Page<>(page.items().stream().map(ChatLineView::of).toList(), page.nextCursor()));
    }

    @POST
    @RolesAllowed({Roles.PLAYER, Roles.BOT})
    @Consumes(MediaType.APPLICATION_JSON)
    @SecurityRequirement(name = "bearer")
    @Operation(
            operationId = "say",
            summary = "Send a line to a chat",
            description = "Spectators can write to the public channel unless a seat has muted them while the "
                    + "match runs.")
    @APIResponse(responseCode = "201", description = "The new line")
    @APIResponse(responseCode = "200", description = "The line that the same key sent before")
    @APIResponse(responseCode = "202", description = "Sent, but the outcome is not known yet: read the chat again")
    @APIResponse(responseCode = "400", description = "The text is not allowed")
    public Uni<RestResponse<ChatLineView>> say(
            @PathParam("id") String id,
            @PathParam("channel") String channel,
            @HeaderParam(IdempotencyKey.HEADER) @Nullable String key,
            @NotNull(message = "is missing") NewChatLine body) {
        String commandId = IdempotencyKey.of(key).id();
        String text = ChatText.of("/text", body.text());
        return entry.writer(id, channel)
                .chain(entered -> chatService.say(entered.speaker(), entered.channel(), text, commandId))
                .map(ChatResource::answer);
    }

    private static RestResponse<ChatLineView> answer(ChatService.Said said) {
        ChatLine line = said.line();
        int status = said.known() ? said.repeated() ? 200 : 201 : 202;
        return RestResponse.ResponseBuilder.<ChatLineView>create(status)
                .entity(ChatLineView.of(line))
                .build();
    }

    @DELETE
    @Path("/{messageId}")
    @RolesAllowed({Roles.PLAYER, Roles.BOT})
    @SecurityRequirement(name = "bearer")
    @Operation(
            operationId = "withdrawChatLine",
            summary = "Withdraw one of your lines",
            description = "The text is deleted; a removed line remains visible in its place.")
    @APIResponse(responseCode = "204", description = "Withdrawn")
    public Uni<Void> withdraw(
            @PathParam("id") String id,
            @PathParam("channel") String channel,
            @PathParam("messageId") String messageId) {
        // whoever has left a seat still may take back what they said there
        return entry.author(id, channel)
                .chain(entered -> chatService.withdraw(entered.speaker(), entered.channel(), messageId));
    }

    @POST
    @Path("/{messageId}/report")
    @RolesAllowed({Roles.PLAYER, Roles.BOT})
    @Consumes(MediaType.APPLICATION_JSON)
    @SecurityRequirement(name = "bearer")
    @Operation(
            operationId = "reportChatLine",
            summary = "Report a line to the organiser of the match",
            description = "Reporting the same line again changes nothing.")
    @APIResponse(responseCode = "204", description = "Reported")
    public Uni<Void> report(
            @PathParam("id") String id,
            @PathParam("channel") String channel,
            @PathParam("messageId") String messageId,
            @NotNull(message = "is missing") ReportRequest body) {
        String reason = ChatText.of("/reason", body.reason());
        return entry.signedInReader(id, channel)
                .chain(entered -> chatService.report(entered.speaker(), entered.channel(), messageId, reason));
    }

    @POST
    @Path("/{messageId}/hide")
    @RolesAllowed({Roles.PLAYER, Roles.BOT})
    @SecurityRequirement(name = "bearer")
    @Operation(
            operationId = "hideChatLine",
            summary = "Hide a line from everyone",
            description = "Only for the organiser of the match.")
    @APIResponse(responseCode = "200", description = "The removed line")
    public Uni<ChatLineView> hide(
            @PathParam("id") String id,
            @PathParam("channel") String channel,
            @PathParam("messageId") String messageId) {
        return entry.host(id, ChatEntry.channel(channel))
                .chain(entered -> chatService.hide(entered.speaker(), entered.channel(), messageId))
                .map(ChatLineView::of);
    }

    /**
     * Something to say.
     *
     * @param text 1 to 500 characters after normalisation (NFC), on one line
     */
    @Schema(name = "NewChatLine")
    public record NewChatLine(
            @Schema(required = true, examples = "good luck to all") @Nullable
            String text) {}

    /**
     * Why a line should not stand there.
     *
     * @param reason 1 to 500 characters, for the host of the match
     */
    @Schema(name = "ReportRequest")
    public record ReportRequest(
            @Schema(required = true) @Nullable String reason) {}
}
