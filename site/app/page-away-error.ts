/** Nothing answered for a page: it may well exist. */
export class PageAwayError extends Error {
  override name = 'PageAwayError'
}
