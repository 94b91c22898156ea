/** Performance bounds of the site, measured by `npm run bench pages` unless noted. */
export const bounds = {
  /** Kilobytes (1000 bytes, brotli) of scripts before any interaction. */
  scripts: { each: 22, aim: 18, contactForm: 95 },
  /** CPU time of scripts in ms, without throttling. */
  scriptTime: { home: 45, others: 35 },
  /** Main thread time of first visits, and of later pages, relative to the same page with scripts off. */
  mainThread: { home: 1.6, others: 1.8, later: 1.2 },
  /** Number of style recalculations. */
  styles: { first: 35, later: 20 },
  /** Blocking time in ms above the page with scripts off, at 4× CPU slowdown. */
  blocking: { afterPaint: 20, inAll: 100 },
  /** Largest contentful paint in ms on the slow phone, with and without splash. */
  largestPaint: 1300,
  /** Time in ms from a press to the frame that responds, at 4× CPU slowdown. */
  press: 100,
  /** Time in ms from the first press to its picture, without the picture's own transfer time. */
  lightbox: 300,
  /** Lighthouse's performance score on a phone. */
  lighthouse: 99,
  /**
   * Requests per second for the cached home page, relative to a bare `node:http` server that sends
   * the same bytes (`npm run bench site`).
   */
  serving: { atLeast: 0.92, aim: 0.95 },
  /** CPU time of the site in µs for a picture that it has (`npm run bench pictures`). */
  picture: 60,
  /**
   * Time in ms from a sent form to its record in the content service, at the 95th of a hundred and 20
   * a second, and kilobytes (brotli) of the form's script (`npm run bench enquiries`).
   */
  enquiries: { storedMs: 50, script: 3.6 },
  /** A lookup among 10,000 redirects, beside one among ten (`npm run bench redirects`). */
  redirects: 2,
  /**
   * Beside an import or a bulk change: how long a transaction may block other writers in ms, how many
   * times as long a save may take at the 95th percentile, and how long the slowest enquiry may take
   * from the form to its record in ms (`npm run bench import`, `bench bulk`).
   */
  import: { transactionMs: 300, saveTimes: 3, enquiryMs: 1000 },
  /**
   * While the content service reads a file that is made to stall or fill it (`npm run bench
   * files`): time in ms until it reports that it is ready, and the additional megabytes that it
   * uses.
   */
  files: { readyMs: 200, moreMB: 100 },
  /**
   * The map's scene (`npm run bench scenes`): kilobytes (brotli) of its code, and of its model; what
   * a phone draws; tasks over 50 ms while it loads; its first frame beside the model's download
   * alone; and the heap that 30 more visits may add. Weights are tests as well: no machine is too
   * busy for them.
   */
  scene: {
    codeKB: 135,
    modelKB: 300,
    drawCalls: 60,
    triangles: 60_000,
    longTasks: 1,
    firstFrame: 2,
    moreHeapKB: 500,
  },
}

/** The screens that each bound applies to, by their names in `e2e/screens.ts`. */
export const boundScreens = {
  scripts: ['home', 'content page', 'category', 'listing', 'gallery', 'map'],
  /** The home page has a separate bound. */
  scriptTime: ['content page', 'experience', 'gallery', 'category', 'map'],
  mainThread: ['home', 'real estate', 'listing'],
  largestPaint: ['home', 'listing', 'map'],
  lighthouse: ['home', 'listing', 'category', 'contact'],
}
