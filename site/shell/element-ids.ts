// Ids of elements that the server renders and scripts look up.

/** The element that holds the page. */
export const MAIN = 'main'

/** The cover over the page during a navigation. */
export const SHEET = 'page-sheet'

/** The pending indicator. */
export const PENDING = 'pending'

/** The menu panel. */
export const MENU = 'menu'

/** The live region of the cookie banner. */
export const COOKIES = 'cookie-question'

/** The menus of the footer. */
export const FOOT_MENUS = 'foot-menus'

/** The menu toggle's accessible name and its visible text. */
export const TOGGLE_NAME = 'menu-toggle-name'
export const TOGGLE_TEXT = 'menu-toggle-text'
