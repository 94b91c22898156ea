/** What the site may cost a visitor. `npm run bench:pages` measures every figure here. */
export const bounds = {
  /** Kilobytes (1000 bytes, brotli) of scripts before anybody touches a page. */
  scripts: { each: 25, aim: 18, contactForm: 95 },
  /** Milliseconds of the processor that scripts take, not slowed down. */
  scriptTime: { home: 45, withoutIsland: 35 },
  /** Times what the main thread does for the same page with scripts off. */
  mainThread: { first: 1.8, later: 1.2 },
  /** Times that styles are worked out again. */
  styles: { first: 50, later: 25 },
  /** Milliseconds more than with scripts off, the processor four times slower. */
  blocking: { afterPaint: 30, inAll: 100 },
  /** Milliseconds to the largest paint on the slow phone, the splash shown or not. */
  largestPaint: 1900,
  /** Milliseconds from a press to the frame that answers it, the processor four times slower. */
  press: 100,
  /** Milliseconds from the first press to its picture, besides the picture's own bytes. */
  lightbox: 300,
  /** Lighthouse's mark for performance on a phone. */
  lighthouse: 98,
}

/** Screens that each bound holds for, by their names in `e2e/screens.ts`. */
export const held = {
  scripts: ['home', 'content page', 'category', 'listing', 'gallery', 'map'],
  /** Screens that no island stands on; the home page has a bound of its own. */
  withoutIsland: ['content page', 'experience', 'gallery', 'category', 'map'],
  mainThread: ['home', 'real estate', 'listing'],
  largestPaint: ['home', 'listing'],
  lighthouse: ['home', 'listing', 'category', 'contact'],
}
