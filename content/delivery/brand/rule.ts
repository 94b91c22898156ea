/** The shapes of the built-in mark of a site without a sun, in a box of 100 by 100. */
export const RULE =
  '<path d="M22 47h56v6H22z" fill="currentColor"/><path d="M22 47h18v6H22z" fill="var(--accent)"/>'
