import type { Rolldown } from 'vite'

/**
 * How the browser's scripts are split: by the moment at which they are needed, because each file costs a
 * request, its headers and some compression. A group has its modules with all that they import, except
 * what an earlier group has.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  // The shell, and the reveals.
  { name: 'main', test: /\/site\/browser\/main\.ts$/ },
  // What makes the blocks of a page interactive, and what the scripts that these load share with them.
  {
    name: 'block-behaviours',
    test: /\/(?:site\/browser\/block-behaviours|ui\/(?:while-near|page-visibility))\.ts$/,
  },
  // For a page that has been shown, with what forms and the cookie banner share with it.
  {
    name: 'at-rest',
    test: /\/(?:site\/browser\/at-rest|site\/shell\/menu\/panel|ui\/(?:consent|visit-steps))\.ts$/,
  },
  // The scripts that tell the time of day: other pages do not load them.
  {
    name: 'hours',
    test: /\/(?:ui\/clock\/|ui\/themes\/day\/hour(?:s|-now)\.ts|kit\/evening\.ts)/,
    includeDependenciesRecursively: false,
  },
]

export const CODE_SPLITTING = {
  groups: groups.map((group, index) => ({ ...group, priority: groups.length - index })),
}
