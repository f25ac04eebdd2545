/* UNO by the official rules, played at random, in plain C: what oneleft's kernels are measured by.
 *
 *     cc -O3 -march=native -o uno benchmarks/uno.c && ./uno SEATS ROUNDS SEED
 *
 * Written from the rules, not from the kernels: one program for one policy and one ruleset, with
 * nothing that a referee needs (no verdicts, no challenges, no windows, no leavers). The policy is
 * that of the benchmark: any lawful play, a wild counting once for each color; draw only when there
 * is none; of a drawn card that may be played, any way to play it or to keep it; nobody challenges.
 *
 * Built as a library it gives uno_seed and uno_rounds, which the benchmark and the tests call.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SKIP = 10, REVERSE, DRAW_TWO, WILD, WILD_FOUR };
enum { DECK = 108, MOST_SEATS = 10, KEPT = 63 };

#define ROW 0x1FFFull                                                /* the colored cards of a color */
#define COLUMN (1ull | 1ull << 16 | 1ull << 32 | 1ull << 48)         /* a rank in all four colors */
#define NUMBERS (0x3FFull * COLUMN)

/* A hand: bit color*16 + rank for the first copy, again for the second; wilds are counted. */
typedef struct {
    uint64_t first, second;
    int wilds, fours;
} Hand;

typedef struct {
    Hand hand[MOST_SEATS];
    uint8_t stock[DECK], pile[DECK];
    int drawable, laid, seats, turn, direction, color, rank;
} Game;

static uint64_t random_state;

static inline uint64_t next_random(void) {
    uint64_t x = random_state += 0x9E3779B97F4A7C15ull;
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9ull;
    x = (x ^ x >> 27) * 0x94D049BB133111EBull;
    return x ^ x >> 31;
}

static inline unsigned below(unsigned n) {  /* 0 to n-1; the bias is below 2^-56 */
    return (unsigned)((unsigned __int128)next_random() * n >> 64);
}

static inline int nth_bit(uint64_t mask, unsigned n) {
    while (n--) mask &= mask - 1;
    return __builtin_ctzll(mask);
}

static uint8_t sheet[DECK];

static void make_sheet(void) {  /* one 0, two of each other colored card, four of each wild */
    int n = 0;
    for (int color = 0; color < 4; color++)
        for (int rank = 0; rank <= DRAW_TWO; rank++)
            for (int copy = 0; copy < (rank ? 2 : 1); copy++) sheet[n++] = (uint8_t)(color << 4 | rank);
    for (int copy = 0; copy < 4; copy++) {
        sheet[n++] = WILD;
        sheet[n++] = WILD_FOUR;
    }
}

/* The next card, or -1 where there is none: the pile but for its top is shuffled when needed. */
static inline int take(Game *g) {
    if (g->drawable == 0) {
        if (g->laid < 2) return -1;
        g->drawable = g->laid - 1;
        memcpy(g->stock, g->pile, (size_t)g->drawable);
        g->pile[0] = g->pile[g->laid - 1];
        g->laid = 1;
    }
    unsigned i = below((unsigned)g->drawable--);
    int card = g->stock[i];
    g->stock[i] = g->stock[g->drawable];
    return card;
}

static inline void hold(Hand *hand, int card) {
    if (card == WILD) {
        hand->wilds++;
    } else if (card == WILD_FOUR) {
        hand->fours++;
    } else {
        uint64_t bit = 1ull << card;
        hand->second |= hand->first & bit;
        hand->first |= bit;
    }
}

static inline int is_empty(const Hand *hand) {
    return hand->first == 0 && hand->wilds == 0 && hand->fours == 0;
}

static int points(const Hand *hand) {
    int sum = 50 * (hand->wilds + hand->fours);
    for (int copy = 0; copy < 2; copy++)
        for (uint64_t rest = copy ? hand->second : hand->first; rest; rest &= rest - 1) {
            int rank = __builtin_ctzll(rest) & 15;
            sum += rank < SKIP ? rank : 20;
        }
    return sum;
}

static inline int next_seat(const Game *g, int seat) {
    seat += g->direction;
    return seat < 0 ? g->seats - 1 : seat == g->seats ? 0 : seat;
}

static void draw(Game *g, int seat, int n) {
    while (n--) {
        int card = take(g);
        if (card < 0) return;
        hold(&g->hand[seat], card);
    }
}

static uint64_t playable(const Game *g, const Hand *hand) {
    uint64_t row = ROW << 16 * g->color;
    uint64_t fits = g->rank < WILD ? row | COLUMN << g->rank : row;
    uint64_t plays = hand->first & fits;
    if (hand->wilds) plays |= COLUMN << WILD;
    if (hand->fours && !(hand->first & row)) plays |= COLUMN << WILD_FOUR;
    return plays;
}

static void open_round(Game *g, int seats, int dealer) {
    memset(g->hand, 0, sizeof g->hand);
    memcpy(g->stock, sheet, DECK);
    g->drawable = DECK;
    g->laid = 0;
    g->seats = seats;
    g->direction = 1;
    for (int n = 0; n < 7; n++)
        for (int seat = 0; seat < seats; seat++) hold(&g->hand[seat], take(g));
    int card;
    do {  /* a Wild Draw Four goes back and another card is turned up */
        unsigned i = below((unsigned)g->drawable);
        card = g->stock[i];
        if (card != WILD_FOUR) g->stock[i] = g->stock[--g->drawable];
    } while (card == WILD_FOUR);
    g->pile[g->laid++] = (uint8_t)card;
    g->color = card >> 4;
    g->rank = card & 15;
    int left = next_seat(g, dealer);
    g->turn = left;
    if (g->rank == SKIP) {
        g->turn = next_seat(g, left);
    } else if (g->rank == DRAW_TWO) {
        draw(g, left, 2);
        g->turn = next_seat(g, left);
    } else if (g->rank == REVERSE) {
        g->direction = -1;
        g->turn = dealer;
    } else if (g->rank == WILD) {
        g->color = (int)below(4);
    }
}

/* Plays a round; gives the winner, or -1 where nobody can play or draw any more. */
static int play_round(Game *g, uint64_t *turns) {
    for (int passes = 0; passes < g->seats;) {
        Hand *hand = &g->hand[g->turn];
        int follower = next_seat(g, g->turn), act = KEPT;
        uint64_t plays = playable(g, hand);
        ++*turns;
        if (plays) {
            act = nth_bit(plays, below((unsigned)__builtin_popcountll(plays)));
        } else {
            int card = take(g);
            if (card < 0) {
                passes++;
                g->turn = follower;
                continue;
            }
            hold(hand, card);
            plays = playable(g, hand);
            if (plays) {
                unsigned n = below((unsigned)__builtin_popcountll(plays) + 1);
                if (n) act = nth_bit(plays, n - 1);
            }
        }
        passes = 0;
        if (act == KEPT) {
            g->turn = follower;
            continue;
        }
        g->color = act >> 4;
        g->rank = act & 15;
        if (g->rank == WILD) {
            hand->wilds--;
            g->pile[g->laid++] = WILD;
        } else if (g->rank == WILD_FOUR) {
            hand->fours--;
            g->pile[g->laid++] = WILD_FOUR;
        } else {
            uint64_t again = hand->second & 1ull << act;
            hand->second ^= again;
            hand->first ^= 1ull << act ^ again;
            g->pile[g->laid++] = (uint8_t)act;
        }
        int out = is_empty(hand) ? g->turn : -1;
        switch (g->rank) {
        case SKIP:
            g->turn = next_seat(g, follower);
            break;
        case REVERSE:
            g->direction = -g->direction;
            if (g->seats > 2) g->turn = next_seat(g, g->turn);
            break;
        case DRAW_TWO:
        case WILD_FOUR:
            draw(g, follower, g->rank == DRAW_TWO ? 2 : 4);
            g->turn = next_seat(g, follower);
            break;
        default:
            g->turn = follower;
        }
        if (out >= 0) return out;
    }
    return -1;
}

void uno_seed(uint64_t seed) {
    random_state = seed;
    make_sheet();
}

/* Adds to out: turns, points of the winners, wins of the first seat, and the sums of the squares of
 * a round's turns and points. */
void uno_rounds(int seats, long rounds, uint64_t *out) {
    static Game g;
    for (long i = 0; i < rounds; i++) {
        int dealer = (int)(i % seats), sum = 0;
        uint64_t turns = 0;
        open_round(&g, seats, dealer);
        int winner = play_round(&g, &turns);
        if (winner >= 0) {
            for (int seat = 0; seat < seats; seat++) sum += seat == winner ? 0 : points(&g.hand[seat]);
            out[2] += (winner - dealer - 1 + seats) % seats == 0;
        }
        out[0] += turns;
        out[1] += (uint64_t)sum;
        out[3] += turns * turns;
        out[4] += (uint64_t)sum * (uint64_t)sum;
    }
}

int main(int argc, char **argv) {
    int seats = argc == 4 ? atoi(argv[1]) : 0;
    long rounds = argc == 4 ? atol(argv[2]) : 0;
    if (seats < 2 || seats > MOST_SEATS || rounds < 1) {
        fprintf(stderr, "usage: %s SEATS ROUNDS SEED, with 2 to %d seats\n", argv[0], MOST_SEATS);
        return 2;
    }
    uint64_t out[5] = {0};
    uno_seed(strtoull(argv[3], NULL, 10));
    clock_t begin = clock();
    uno_rounds(seats, rounds, out);
    double seconds = (double)(clock() - begin) / CLOCKS_PER_SEC, n = (double)rounds;
    printf("turns a round %.3f, points %.2f, wins of the first seat %.4f, %.1f million turns a second\n",
           (double)out[0] / n, (double)out[1] / n, (double)out[2] / n,
           (double)out[0] / seconds / 1e6);
    return 0;
}
