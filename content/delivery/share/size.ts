/** The size in pixels that every service which shows link previews takes. */
export const WIDTH = 1200
export const HEIGHT = 630
