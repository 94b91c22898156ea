/** The id of the dial, which scripts look up. */
export const DIAL = 'dial'
