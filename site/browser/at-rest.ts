/**
 * What every page loads once it is at rest, in one script: the panel of the menu, and what asks
 * ahead, counts visits and follows the builds of the site.
 */

export { createPanel } from '../shell/menu/panel.ts'
export { followBuilds } from './follow-builds.ts'
export { startPrefetching } from './prefetch.ts'
export { countVisits } from './visit/count-visits.ts'
