/** The id of the element inside the layout that holds the page. */
export const MAIN = 'main'

/** The id of the sheet that passes over the page when another one comes. */
export const SHEET = 'page-sheet'

/** The id of what shows that the next page is late. */
export const PENDING = 'pending'

/** The id of the panel under the header. */
export const MENU = 'menu'

/** The id of the live region that asks about cookies. */
export const COOKIES = 'cookie-question'

/** The id of the sun that tells the hour of the page. */
export const DIAL = 'dial'

/** The id of the menus in the footer. */
export const FOOT_MENUS = 'foot-menus'

/** The ids of what names the menu's toggle: its name, and the text that is seen. */
export const TOGGLE_NAME = 'menu-toggle-name'
export const TOGGLE_TEXT = 'menu-toggle-text'
