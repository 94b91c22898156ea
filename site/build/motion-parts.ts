import { matchesGlob } from 'node:path'

/** What is there for motion alone: its room, its package, and what other rooms have only for it. */
export const MOTION_PARTS = [
  'motion/**',
  'node_modules/lenis/**',
  'site/app/glide.tsx',
  'site/client/{arrival,early,late,live,navigation,page-link,prefetch,prefetch-later}.ts*',
  'site/client/{smooth-scroll,take-early,take-wheel,when-idle}.ts',
  'site/shell/splash/**',
  'site/shell/{turn-dial,use-lightbox,use-reveals}.ts',
  'site/shell/{dial,late,page-change,page-turn}.tsx',
  'ui/{film-queue,page-is-in,page-seen,play-film,starts-alone}.ts',
] as const

/** Whether a file of the project, or of a package, is there for motion. */
export function isOfMotion(file: string): boolean {
  return MOTION_PARTS.some((pattern) => matchesGlob(file, pattern))
}
