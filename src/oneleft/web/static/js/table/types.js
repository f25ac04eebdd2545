// The words of the wire as the table reads them (src/oneleft/server/wire.py) and its own state.

/** @typedef {{slug: string, clause: string, params?: Record<string, any>}} Why */
/** @typedef {{key: string, params: Record<string, any>}} Line */
/**
 * @typedef {object} Settings
 * @property {"cards" | "dice"} game
 * @property {"classic" | "official" | "party"} preset
 * @property {Record<string, string>} options
 * @property {number} seats
 * @property {number} turn_seconds
 * @property {number} window_min_ms
 * @property {number} absent_seconds
 * @property {number} bot_ms
 * @property {number} pause_seconds
 * @property {boolean} auto_uno
 * @property {boolean} chat
 * @property {boolean} listed
 */
/**
 * @typedef {object} SeatView defaults are left out on the wire; the reducer puts them back
 * @property {"free" | "person" | "bot"} kind
 * @property {string} name
 * @property {string} level
 * @property {boolean} is_program
 * @property {boolean} is_ready
 * @property {boolean} is_here
 * @property {number | null} away_at
 * @property {boolean} autopilot
 * @property {boolean} has_left
 * @property {boolean} sealed
 */
/** @typedef {{ending: string, winner: number | null, points: number[], hands: string[][]}} Ending */
/**
 * @typedef {object} GameView what both games have, then the cards, then the dice
 * @property {"cards" | "dice"} game
 * @property {string} phase
 * @property {number | null} turn
 * @property {number | null} first
 * @property {number} direction
 * @property {string | null} top
 * @property {string | null} color
 * @property {number[]} counts
 * @property {number} pending
 * @property {number[]} active
 * @property {number[]} owes
 * @property {number[]} called
 * @property {string[]} legal
 * @property {string[]} bluffs
 * @property {Record<string, Why>} why
 * @property {Ending | null} ending
 * @property {any[]} hands
 * @property {string | null} drawn
 * @property {number} stock
 * @property {string[]} discard
 * @property {number} discarded
 * @property {{seat: number, faces: string[]}[]} shown
 * @property {boolean} jump
 * @property {string | null} center a die
 * @property {number} pouch
 * @property {number[]} passed
 * @property {number | null} owner who laid the Wild Draw Four that may be claimed
 */
/** @typedef {{what: string, seat: number | null, due_at: number, total_ms: number}} Timer */
/** @typedef {{winner: number | null, ending: string, points: number[]}} RoundScore */
/**
 * @typedef {object} TableView
 * @property {string} status lobby, sealing, playing, between, over or closed
 * @property {Settings} settings
 * @property {number} law
 * @property {SeatView[]} seats
 * @property {number | null} you
 * @property {number | null} host
 * @property {boolean} is_host
 * @property {number} round
 * @property {number} target
 * @property {number[]} totals
 * @property {RoundScore[]} rounds
 * @property {number[]} winners
 * @property {number} turn_seq
 * @property {number[]} ready
 * @property {boolean} auto_uno
 * @property {Timer | null} timer
 * @property {string} digest
 * @property {Record<string, string>} seals
 * @property {Record<string, string>} nonces
 * @property {string | null} secret
 * @property {string | null} salt
 * @property {string | null} replay
 * @property {string | null} rematch
 * @property {GameView | null} game
 */
/**
 * @typedef {object} Frame any message of the server; `is` tells which fields it has
 * @property {string} is
 * @property {number} seq
 * @property {number} now
 * @property {number} at
 * @property {number} n
 * @property {number} beat_ms
 * @property {number} missed
 * @property {number} watching
 * @property {TableView} view
 * @property {Line[]} lines
 * @property {string} kind
 * @property {number | null} seat
 * @property {string} [auto]
 * @property {string | null} [move]
 * @property {Record<string, any>[]} [events]
 * @property {string | null} [text]
 * @property {string | null} [phrase]
 * @property {string | null} [emote]
 * @property {string} id
 * @property {string} code
 * @property {Rules | null} [rules]
 * @property {any} [why] a Why where refused, a word in bye
 * @property {boolean} ok
 */
/** @typedef {Record<string, string | number | boolean>} Rules every option of the ruleset with its value */
/** @typedef {{do: string, [field: string]: any}} Command */
/**
 * @typedef {object} Source where frames come from: the socket, or a replay
 * @property {(command: Command) => string | null} send null: nothing is accepted now
 * @property {() => void} retry
 */

/** @typedef {{id: number, face: string}} Held a card of the hand; the id keeps twins apart */
/**
 * @typedef {object} Entry of the log: sentences, or what somebody said
 * @property {number} id
 * @property {Line[]} lines
 * @property {number | null} seat
 * @property {string} [text]
 * @property {string} [phrase]
 * @property {string} [emote]
 */
/** @typedef {{why?: Why, code?: string, params?: Record<string, any>, card?: number}} Trouble */
/** @typedef {{kind: string, face?: string, card?: number, seat?: number, clause?: string, learns?: string}} Dialog */
/**
 * @typedef {object} Ui what this page alone knows
 * @property {Dialog | null} dialog opened by a press
 * @property {string} hidden the derived dialog that was put away
 * @property {number | null} raised
 * @property {number} cursor where the one tab stop of the hand is
 * @property {boolean} armed UNO will be called with the next play
 * @property {"drawn" | "color" | "number"} sort
 * @property {Trouble | null} trouble
 * @property {{seat: number, faces: string[], at: number} | null} shown
 * @property {{text: string, clause: string}[] | null} rules
 * @property {number[]} muted
 * @property {number} unread
 * @property {string} toast
 * @property {boolean} rematch
 */
/**
 * @typedef {object} State
 * @property {string} code
 * @property {"connecting" | "live" | "lost" | "stopped"} link
 * @property {number} lostAt
 * @property {string} bye
 * @property {boolean} waiting the server waits for its database or bus
 * @property {number} seq
 * @property {number} offset the server's clock minus ours
 * @property {number} watching
 * @property {TableView | null} view
 * @property {Rules} rules
 * @property {Held[]} held
 * @property {number} nextId
 * @property {Entry[]} log
 * @property {Record<string, Command>} pending
 * @property {Ui} ui
 */
/** @typedef {Record<string, (...given: any[]) => void>} Acts what a press may do; see acts.js */
/**
 * @typedef {object} GameZones what a game puts into the shell
 * @property {(state: State, acts: Acts) => any} center
 * @property {(state: State, acts: Acts) => any} hand
 * @property {(state: State, acts: Acts) => Button[]} buttons at most two, for the bar
 * @property {(seat: number, state: State) => any} rival what a rival's chip holds beside the name
 * @property {(state: State, acts: Acts) => import("./types.js").Asked | null} asks a decision that is due
 * @property {Record<string, (state: State, acts: Acts) => void>} keys more letters
 * @property {(step: Frame, before: State, after: State, stage: any) => void} fly the motion of a step
 * @property {(seat: number, state: State) => string} [rivalWords] what lies open before a rival
 * @property {(state: State) => string | null} [decision] what a decision is announced with
 * @property {(step: Frame) => number} [wait] milliseconds of motion before a step may be told
 */
/** @typedef {{kind: string, view: () => any, mayClose?: boolean}} Asked a sheet that the state calls for */
/** @typedef {{label: string, press: () => void, key?: string, primary?: boolean, off?: boolean}} Button */

export {};
