package baffin.bot.navigator.northwind;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What things are worth to a seat, in gold. */
final class Worth {

    private static final double TOKEN = 12;
    private static final double COIN = 2;
    private static final double PRISONER = 7;
    private static final double STORED = 2;
    private static final double HALF = 2;
    private static final double SCALE = 18;
    private static final double MAJORITY = 8;
    private static final double TIE = 4;
    private static final double NEW_COLUMN = 4;
    private static final double VICTORY = 1000;
    private static final double WANTED_NOW = 5;
    private static final double WANTED_LATER = 3;
    private static final double UNWANTED = 1.6;
    private static final double CAPTAIN_NOW = 7;
    private static final double CAPTAIN_LATER = 4;
    private static final double CAPTAIN_UNWANTED = 1.5;
    private static final double FIRST_GOLD = 2.2;
    private static final double GOLD = 1;
    private static final double MUCH_GOLD = .6;
    private static final double TOO_MUCH_GOLD = .2;
    private static final int ENOUGH = 6;
    private static final int PLENTY = 12;
    private static final int HOLD_OF_A_KIND = 2;

    private final Vessel ship;
    private final List<Column> columns;

    Worth(Vessel ship, List<Column> columns) {
        this.ship = ship;
        this.columns = List.copyOf(columns);
    }

    /** The lowest task of a column: its token and what comes with it, without what it uses up. */
    double task(Column column) {
        double worth = TOKEN + (column.own() == 0 ? NEW_COLUMN : 0);
        int tokens = 1;
        if (column.own() == column.best()) {
            worth += MAJORITY;
            tokens++;
        } else if (column.own() + 1 == column.best()) {
            worth += TIE;
        }
        return ship.tokensLeft() <= tokens ? VICTORY : worth;
    }

    /**
     * What tokens and all that is aboard promise: so many pieces of gold more make it e times as likely to win. The
     * weights are fitted to matches of navigators that err now and then.
     */
    double promise() {
        double worth = TOKEN * ship.tokens()
                + COIN * Math.min(PLENTY, ship.gold())
                + PRISONER * Math.min(HOLD_OF_A_KIND, ship.captains())
                + Outfit.mounted(ship);
        for (Good good : Good.values()) {
            for (int n = 1; n <= ship.has(good); n++) {
                worth += STORED + piece(good, n) / HALF;
            }
        }
        return worth / SCALE;
    }

    /** The n-th piece of a kind in the hold. */
    double piece(Good good, int n) {
        int now = 0;
        int later = 0;
        for (Column column : columns) {
            now = Math.max(now, column.next().of(good));
            later = Math.max(later, column.later().of(good));
        }
        return n <= now ? WANTED_NOW : n <= later ? WANTED_LATER : UNWANTED;
    }

    /** One more captain. */
    double captain() {
        int now = columns.stream()
                .mapToInt(column -> column.next().captains())
                .max()
                .orElse(0);
        int later = columns.stream()
                .mapToInt(column -> column.later().captains())
                .max()
                .orElse(0);
        int n = ship.captains() + 1;
        if (n > HOLD_OF_A_KIND) {
            return 1;
        }
        return n <= now ? CAPTAIN_NOW : n <= later ? CAPTAIN_LATER : CAPTAIN_UNWANTED;
    }

    /** Spending gold: the first piece counts most, since it pays a pirate, and the last of many pieces least. */
    double spent(int price) {
        return purse(ship.gold()) - purse(ship.gold() - price);
    }

    private double earned(int gold) {
        return purse(ship.gold() + gold) - purse(ship.gold());
    }

    private double purse(int gold) {
        int enough = ENOUGH;
        for (Column column : columns) {
            enough = Math.max(enough, column.next().gold() + 1);
        }
        double worth = 0;
        for (int piece = 1; piece <= gold; piece++) {
            worth += piece == 1 ? FIRST_GOLD : piece <= enough ? GOLD : piece <= PLENTY ? MUCH_GOLD : TOO_MUCH_GOLD;
        }
        return worth;
    }

    double buy(List<Good> goods, List<Good> overboard, int price) {
        double worth = -spent(price * goods.size());
        for (int i = 0; i < goods.size(); i++) {
            Good good = goods.get(i);
            int before = (int) goods.subList(0, i).stream().filter(good::equals).count();
            worth += piece(good, ship.has(good) + before + 1);
        }
        return worth - lost(overboard);
    }

    double sell(List<Good> goods, int price) {
        return earned(price * goods.size() + (ship.hired("BOOKKEEPER") ? 1 : 0)) - lost(goods);
    }

    /** Sells a piece and buys one of another kind. */
    double swap(Good sold, Good bought) {
        return earned(ship.hired("BOOKKEEPER") ? 1 : 0) - lost(List.of(sold)) + piece(bought, ship.has(bought) + 1);
    }

    private double lost(List<Good> goods) {
        double worth = 0;
        for (int i = 0; i < goods.size(); i++) {
            Good good = goods.get(i);
            int before = (int) goods.subList(0, i).stream().filter(good::equals).count();
            worth += piece(good, ship.has(good) - before);
        }
        return worth;
    }

    /** The best trade of one or two pieces that a hold and a purse allow, 0 when there is none. */
    double trade(List<Good> kinds, int price, int most) {
        double cost = spent(price);
        double income = earned(price);
        List<Double> buys = new ArrayList<>();
        List<Double> sales = new ArrayList<>();
        for (Good kind : kinds) {
            for (int n = 1; n <= HOLD_OF_A_KIND; n++) {
                if (ship.has(kind) + n <= HOLD_OF_A_KIND && n <= ship.free()) {
                    buys.add(piece(kind, ship.has(kind) + n) - cost);
                }
                if (ship.has(kind) - n >= 0) {
                    sales.add(income - piece(kind, ship.has(kind) - n + 1));
                }
            }
        }
        double bonus = ship.hired("BOOKKEEPER") ? 1 : 0;
        double bought = best(buys, Math.min(most, price == 0 ? most : ship.gold() / price));
        double sold = sales.isEmpty() ? 0 : best(sales, most) + bonus;
        return Math.max(0, Math.max(bought, sold));
    }

    private static double best(List<Double> gains, int most) {
        return gains.stream()
                .sorted(Comparator.reverseOrder())
                .limit(most)
                .filter(gain -> gain > 0)
                .mapToDouble(Double::doubleValue)
                .sum();
    }
}
