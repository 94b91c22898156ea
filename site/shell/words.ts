/** The words the shell itself brings; all others come from the settings. */
export const words = {
  skip: 'Skip to content',
  menuToggle: 'Menu toggle',
  menu: 'Menu',
  close: 'Close',
  inquire: 'Inquire',
  home: 'Home',
  map: 'GOOGLE MAPS',
  instagram: 'Instagram',
  statement: 'The lamp on the point is lit at dusk.',
  mainMenu: 'Main',
  footMenu1: 'Explore',
  footMenu2: 'Real estate',
  secondaryMenu: 'Legal',
}
