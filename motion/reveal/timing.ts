/** The duration of a title's line in ms; the same as in `ui/styles/tokens.css`. */
export const TEXT_MS = 1500

/** The delay, in ms, between one piece of a text and the next. */
export const STAGGER = { lines: 80, words: 30, characters: 40 }
/** The delay of a long text's last piece, in ms, at most. */
export const MAX_DELAY = 900
/** The length of every text animation, short texts included: those that begin together end together. */
export const TOTAL_MS = TEXT_MS + MAX_DELAY
/**
 * How long the pieces of a text stay in place at most. An animation that ends by itself wakes the main
 * thread some 40 ms before, for each frame until its end; a timer, which costs one frame, ends it earlier.
 */
export const HELD_MS = TOTAL_MS + 1000
/** After `TOTAL_MS`: a frame or two pass before an animation starts. */
export const MARGIN_MS = 100
