/** What every page loads once it is at rest; the build puts the panel of the menu into the same script. */

export { followBuilds } from './follow-builds.ts'
export { startPrefetching } from './prefetch.ts'
export { countVisits } from './visit/count-visits.ts'
