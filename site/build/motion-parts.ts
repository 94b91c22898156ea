import { matchesGlob } from 'node:path'

/** The files that exist for motion only: `motion/`, Lenis, and modules of other folders. */
export const MOTION_PARTS = [
  'motion/**',
  'node_modules/lenis/**',
  'site/browser/travel/**',
  'site/browser/{cover,pending,prefetch,prefetch-queue,reveals,smooth-scroll,claim-wheel}.ts',
  'site/shell/{dial,lightbox,page-change,splash}/**',
  'ui/{autoplay,film-queue,opening-loaded,page-visibility,play-film,when-idle}.ts',
] as const

/** Whether a file, relative to the project root, exists for motion only. */
export function isOfMotion(file: string): boolean {
  return MOTION_PARTS.some((pattern) => matchesGlob(file, pattern))
}
