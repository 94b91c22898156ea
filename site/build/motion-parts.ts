import { matchesGlob } from 'node:path'

/** What is there for motion alone: its room, its package, and what other rooms have only for it. */
export const MOTION_PARTS = [
  'motion/**',
  'node_modules/lenis/**',
  'site/browser/{cover,pending,prefetch,prefetch-queue,reveals,smooth-scroll,take-wheel,when-idle}.ts',
  'site/shell/{dial,lightbox,page-change,splash}/**',
  'ui/{film-queue,page-is-in,page-seen,play-film,starts-alone}.ts',
] as const

/** Whether a file of the project, or of a package, is there for motion. */
export function isOfMotion(file: string): boolean {
  return MOTION_PARTS.some((pattern) => matchesGlob(file, pattern))
}
