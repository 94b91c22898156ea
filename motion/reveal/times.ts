/** How long, in ms, things take to appear; the same as in `ui/styles/tokens.css`. */
export const TEXT = 1500
export const FADE = 1000
/** What takes the place of either for readers who ask for less movement. */
export const CALM_FADE = 300

/** How much later, in ms, each piece of a text follows the one before it. */
export const STAGGER = { lines: 80, words: 30, chars: 18 }
/** A long text does not keep its last piece waiting longer than this. */
export const LONGEST_WAIT = 900
/**
 * How long every batch of texts takes, short ones at rest in the end. An animation that ends costs
 * the page four frames: what begins together ends together.
 */
export const BATCH = TEXT + LONGEST_WAIT
