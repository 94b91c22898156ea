/** The route that every page is. */
export const PAGE_ROUTE = 'page'

/** The id of the root element, which holds the layout. */
export const APP = 'app'

/** The id of the element inside the layout that holds the page. */
export const MAIN = 'main'

/** The id of the sheet that passes over the page when another one comes. */
export const SHEET = 'page-sheet'
