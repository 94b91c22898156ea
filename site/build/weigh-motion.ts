import { matchesGlob, relative } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'
import { minifySync, type Plugin, type Rolldown } from 'vite'
import { brotli } from '../server/http/encodings.ts'

/** The build's report of how many bytes of each script are motion code. */
const MOTION_WEIGHTS = '.vite/motion.json'

/**
 * Measures the motion code in each browser script: its compressed size with and without the motion
 * modules. A module counts for the chunk it ends up in, even if other code uses it too.
 */
export function weighMotion(): Plugin {
  return {
    name: 'belvedere:weigh-motion',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_options, bundle) {
      const weights: Record<string, number> = {}
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') weights[`/${file.fileName}`] = await weightIn(file)
      const source = JSON.stringify(weights, null, 2)
      this.emitFile({ type: 'asset', fileName: MOTION_WEIGHTS, source })
    },
  }
}

async function weightIn({ modules, code }: Rolldown.OutputChunk): Promise<number> {
  const ids = Object.keys(modules)
  const others = ids.filter((id) => !isOfMotion(relative(projectRoot(), id)))
  if (others.length === ids.length) return 0
  if (others.length === 0) return compressed(code)
  const codeOf = (list: string[]) => list.map((id) => modules[id]?.code ?? '').join('\n')
  return (await weigh(codeOf(ids))) - (await weigh(codeOf(others)))
}

function weigh(code: string) {
  const options = { module: true, compress: { unused: false }, mangle: { toplevel: true } }
  return compressed(minifySync('chunk.js', code, options).code)
}

async function compressed(code: string) {
  return (await brotli(Buffer.from(code), 11)).length
}

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
