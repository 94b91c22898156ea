/** The duration of a title's line in ms; the same as in `ui/styles/tokens.css`. */
export const TEXT_MS = 1500

/** The delay, in ms, between one piece of a text and the next. */
export const STAGGER = { lines: 80, words: 30, characters: 40 }
/** The delay of a long text's last piece, in ms, at most. */
export const MAX_DELAY = 900
/**
 * The length of every text animation, short texts included. Each animation that ends costs the page
 * four frames, so those that begin together also end together.
 */
export const TOTAL_MS = TEXT_MS + MAX_DELAY
