/* Monte Carlo tree search (UCT) for Die Zwergenzugfahrt, one playout a round.

   The conductor's coin is tossed anew on every way down, and his pick is made by the tree like any
   move. Playouts take the move that looks best at first sight, with some whim; with no weight on
   looks they are by lot. The rules are those of bot/games/zug/state, which a test holds against
   these. */

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <time.h>

enum { SQUARES = 96, NEAR = 4, DWARFS = 5, MOST_MOVES = 64, MOST_PATH = 512 };
enum { EMPTY, DWARF, SIGN = 3 };                        /* the clan is added */
enum { FLOOR, SEAT_GROUND, RIVAL_START };
enum { WALK, LAY, TAKE, KICK, CONDUCT };
enum { TURN, DROPPED, STUCK, COIN, WON, OVER, PICK };   /* PICK: the rival of the tossed clan */
enum { NO_WAY = 5 };

typedef struct {
    int squares, seats, first, signs, every, last, expired, signal_turn, signal_seats, horizon;
    int penalties, penalty[16];
    int near[SQUARES][NEAR];                            /* -1: no further neighbour */
    int is_seat[SQUARES], ground[2][SQUARES], home[2][DWARFS];
    int far[SQUARES][SQUARES], seat_from[SQUARES][SQUARES];  /* by distance, nearest first */
} Terms;

typedef struct {
    int8_t cells[SQUARES], dwarfs[2][DWARFS], laid[2], held[2], removals[2], kicks[2], drops[2];
    int turn, coming, tossed;
} Train;

typedef struct { int kind, origin, target; } Move;
typedef struct { int move, visits, child, next; double won; } Node;

static uint64_t luck;

static uint64_t drawn(void) {                           /* xorshift64* */
    luck ^= luck >> 12; luck ^= luck << 25; luck ^= luck >> 27;
    return luck * 2685821657736338717ULL;
}
static int below(int count) { return (int)((drawn() >> 33) * (uint64_t)count >> 31); }

static int clan_of(const Terms *t, int turn) { return (t->first + turn) % 2; }

static int needed(const Terms *t, int turn) {
    return t->signal_turn >= 0 && turn >= t->signal_turn ? t->signal_seats : DWARFS + t->signs;
}

static int is_last(const Terms *t, int turn) {
    return t->last < 0 ? t->expired && turn % 2 == 0 : turn >= t->last;
}

int moves_of(const Terms *t, const Train *s, int clan, Move *found) {
    int count = 0, may_lay = s->laid[clan] < t->signs, may_take = s->removals[clan] > 0;
    for (int d = 0; d < DWARFS; d++) {
        int origin = s->dwarfs[clan][d];
        for (int n = 0; n < NEAR && t->near[origin][n] >= 0; n++) {
            int target = t->near[origin][n], ground = t->ground[clan][target], cell = s->cells[target];
            if (cell == EMPTY) {
                if (ground != RIVAL_START) found[count++] = (Move){WALK, origin, target};
                if (ground == SEAT_GROUND && may_lay) found[count++] = (Move){LAY, origin, target};
            } else if (cell == DWARF + 1 - clan) {
                if (ground == FLOOR) found[count++] = (Move){KICK, origin, target};
            } else if (cell == SIGN + 1 - clan && may_take) {
                found[count++] = (Move){TAKE, origin, target};
            }
        }
    }
    return count;
}

static int picks_of(const Terms *t, const Train *s, Move *found) {
    int count = 0;
    for (int square = 0; square < t->squares; square++)
        if (s->cells[square] == SIGN + s->tossed) found[count++] = (Move){CONDUCT, 0, square};
    return count;
}

static void take_sign(Train *s, int clan, int square) {
    s->cells[square] = EMPTY; s->laid[clan]--; s->held[clan]--;
}

static void go_on(const Terms *t, Train *s) {
    int clan = clan_of(t, s->turn);
    if (is_last(t, s->turn)) s->coming = OVER;
    else if (s->drops[clan]) { s->drops[clan]--; s->coming = DROPPED; }
    else s->coming = TURN;
}

static void end_turn(const Terms *t, Train *s) {
    s->turn++;
    int most = needed(t, s->turn);
    if (s->held[0] >= most || s->held[1] >= most) s->coming = WON;
    else if (s->turn % t->every == 0) s->coming = COIN;
    else go_on(t, s);
}

static void place(Train *s, int clan, int from, int to) {
    for (int d = 0; d < DWARFS; d++)
        if (s->dwarfs[clan][d] == from) { s->dwarfs[clan][d] = (int8_t)to; return; }
}

static void kick(const Terms *t, Train *s, int clan, int square) {
    int rival = 1 - clan, h = 0, number = s->kicks[clan];
    while (s->cells[t->home[rival][h]] != EMPTY) h++;
    place(s, rival, square, t->home[rival][h]);
    s->cells[t->home[rival][h]] = (int8_t)(DWARF + rival);
    s->drops[clan] += t->penalty[number < t->penalties ? number : t->penalties - 1];
    s->kicks[clan]++;
}

void make(const Terms *t, Train *s, Move m) {
    if (m.kind == CONDUCT) { take_sign(s, s->tossed, m.target); go_on(t, s); return; }
    int clan = clan_of(t, s->turn);
    if (m.kind == LAY) {
        s->cells[m.target] = (int8_t)(SIGN + clan); s->laid[clan]++; s->held[clan]++;
    } else if (m.kind == TAKE) {
        take_sign(s, 1 - clan, m.target); s->removals[clan]--;
    } else {
        if (m.kind == KICK) kick(t, s, clan, m.target);
        place(s, clan, m.origin, m.target);
        s->held[clan] += t->is_seat[m.target] - t->is_seat[m.origin];
        s->cells[m.origin] = EMPTY; s->cells[m.target] = (int8_t)(DWARF + clan);
    }
    end_turn(t, s);
}

static int over(const Terms *t, const Train *s, int last) {
    return s->coming == WON || s->coming == OVER || (s->coming == TURN && s->turn >= last);
}

/* What may be chosen now; where nothing may be, the match goes on by itself and 0 is returned. */
static int choices(const Terms *t, Train *s, Move *found, int *clan) {
    int count = 0;
    if (s->coming == TURN) { *clan = clan_of(t, s->turn); count = moves_of(t, s, *clan, found); }
    if (s->coming == PICK) { *clan = 1 - s->tossed; count = picks_of(t, s, found); }
    if (count) return count;
    if (s->coming == PICK) go_on(t, s);
    else if (s->coming == COIN) { s->tossed = below(2); s->coming = PICK; }
    else if (s->coming == DROPPED) end_turn(t, s);
    else if (t->last < 0 && !moves_of(t, s, 1 - clan_of(t, s->turn), found)) s->coming = OVER;
    else end_turn(t, s);
    return 0;
}

static int way(const Terms *t, const Train *s, int square) {
    for (int n = 0; n < t->seats; n++) {
        int seat = t->seat_from[square][n];
        if (s->cells[seat] == EMPTY) return t->far[square][n];
    }
    return NO_WAY;
}

/* How promising a move looks; as tools/zug_yardsticks/judge.py. */
static double urge(const Terms *t, const Train *s, Move m) {
    switch (m.kind) {
    case LAY: return 90;
    case TAKE: return 60;
    case KICK: return t->is_seat[m.origin] ? -20 : 20;
    case CONDUCT: return 0;
    }
    if (t->is_seat[m.origin]) return t->is_seat[m.target] ? -20 : -60;
    if (t->is_seat[m.target]) return 80;
    return 10 * (way(t, s, m.origin) - way(t, s, m.target));
}

static double share(const Train *s) {
    return s->held[0] > s->held[1] ? 1 : s->held[0] < s->held[1] ? 0 : 0.5;
}

static double playout(const Terms *t, Train *s, int last, double whim) {
    Move found[MOST_MOVES];
    int clan;
    while (!over(t, s, last)) {
        int count = choices(t, s, found, &clan), best = 0;
        if (!count) continue;
        if (whim < 0) best = below(count);
        else {
            double most = -1e9;
            for (int n = 0; n < count; n++) {
                double wish = urge(t, s, found[n]) + whim * (double)(drawn() >> 40) / (1 << 24);
                if (wish > most) { most = wish; best = n; }
            }
        }
        make(t, s, found[best]);
    }
    return share(s);
}

static int number_of(Move m) { return m.kind << 16 | m.origin << 8 | m.target; }

/* The child to go to next: a new one by lot while there are any, else by upper bounds. */
static int picked(Node *nodes, int *used, int parent, const Move *found, int count, double curious,
                  int *which, int *fresh) {
    int at[MOST_MOVES], missing[MOST_MOVES], open = 0, total = 0;
    for (int n = 0; n < count; n++) {
        int move = number_of(found[n]), child = nodes[parent].child;
        while (child >= 0 && nodes[child].move != move) child = nodes[child].next;
        at[n] = child;
        if (child < 0) missing[open++] = n; else total += nodes[child].visits;
    }
    if ((*fresh = open > 0)) {
        *which = missing[below(open)];
        nodes[*used] = (Node){number_of(found[*which]), 0, -1, nodes[parent].child, 0};
        return nodes[parent].child = (*used)++;
    }
    double most = -1, log_total = log(total);
    for (int n = 0; n < count; n++) {
        Node *child = nodes + at[n];
        double promise = child->won / child->visits + curious * sqrt(log_total / child->visits);
        if (promise > most) { most = promise; *which = n; }
    }
    return at[*which];
}

static int spent(clock_t begun, double seconds, int round) {
    return seconds > 0 && round % 64 == 63 && (double)(clock() - begun) / CLOCKS_PER_SEC > seconds;
}

/* The number of the best move after so many rounds, or so many seconds of the processor; or -1. */
int best_move(const Terms *t, const Train *start, int rounds, double seconds, double curious,
              double whim, uint64_t seed) {
    clock_t begun = clock();
    Node *nodes = malloc(sizeof(Node) * (size_t)(rounds + 2));
    int used = 1, last = t->last < 0 ? start->turn + t->horizon : t->last;
    if (!nodes) return -1;
    luck = seed | 1;
    nodes[0] = (Node){-1, 0, -1, -1, 0};
    for (int round = 0; round < rounds && !spent(begun, seconds, round); round++) {
        Train s = *start;
        Move found[MOST_MOVES];
        int path[MOST_PATH], clans[MOST_PATH], length = 0, node = 0, fresh = 0, which = 0, clan = 0;
        while (!fresh && length < MOST_PATH && !over(t, &s, last)) {
            int count = choices(t, &s, found, &clan);
            if (!count) continue;
            node = picked(nodes, &used, node, found, count, curious, &which, &fresh);
            path[length] = node; clans[length++] = clan;
            make(t, &s, found[which]);
        }
        double red = playout(t, &s, last, whim);
        for (int n = 0; n < length; n++) {
            nodes[path[n]].visits++;
            nodes[path[n]].won += clans[n] ? 1 - red : red;
        }
    }
    int best = -1, most = -1;
    for (int child = nodes[0].child; child >= 0; child = nodes[child].next)
        if (nodes[child].visits > most) { most = nodes[child].visits; best = nodes[child].move; }
    free(nodes);
    return best;
}
