import { matchesGlob } from 'node:path'

/** What is there for motion alone: its room, its package, and what other rooms have only for it. */
export const MOTION_PARTS = [
  'motion/**',
  'node_modules/lenis/**',
  'site/app/glide.tsx',
  'site/client/{early,page-link,prefetch,prefetch-later,smooth-scroll,take-wheel,when-idle}.ts',
  'site/shell/{after-splash,turn-dial,use-reveals}.ts',
  'site/shell/{page-change,page-turn,splash}.tsx',
] as const

/** Whether a file of the project, or of a package, is there for motion. */
export function isOfMotion(file: string): boolean {
  return MOTION_PARTS.some((pattern) => matchesGlob(file, pattern))
}
