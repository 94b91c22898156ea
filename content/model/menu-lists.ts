/**
 * The lists of links in the menu and in the footer, in the order of the form. A column of the menu
 * has a title on the site, in the field that `title` names.
 */
export const MENU_LISTS = [
  { name: 'menu', label: 'First column', part: 'Menu', title: 'titleColumn1' },
  { name: 'menu2', label: 'Second column', part: 'Menu', title: 'titleColumn2' },
  { name: 'menu3', label: 'Third column', part: 'Menu', title: 'titleColumn3' },
  { name: 'footMenu1', label: 'First list of links', part: 'Footer' },
  { name: 'footMenu2', label: 'Second list of links', part: 'Footer' },
  { name: 'secondaryMenu', label: 'Legal links', part: 'Footer' },
] as const

/** The name of a list of links of the menu or the footer. */
export type MenuListName = (typeof MENU_LISTS)[number]['name']
