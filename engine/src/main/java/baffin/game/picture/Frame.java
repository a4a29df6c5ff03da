package baffin.game.picture;

import org.jspecify.annotations.Nullable;

/**
 * What a picture begins with.
 *
 * @param title name of the game
 * @param description what goes on, for those who can't see the picture
 * @param top upper edge of the view box; its left edge is 0
 * @param width width of the view box and of the picture
 * @param height height of the view box and of the picture
 * @param grid where the cells of the map are; null for a game, or a part, without a grid
 */
public record Frame(
        String title,
        String description,
        double top,
        double width,
        double height,
        @Nullable Grid grid) {}
