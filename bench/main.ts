import { runMain } from '../launch/main.ts'

type Bench = { main: () => Promise<void> }

const BENCHES: Record<string, () => Promise<Bench>> = {
  site: () => import('./site.ts'),
  pages: () => import('./pages.ts'),
  pictures: () => import('./pictures.ts'),
  publish: () => import('./publish/run.ts'),
  edge: () => import('./edge/run.ts'),
  preview: () => import('./preview/run.ts'),
  enquiries: () => import('./enquiries/run.ts'),
  redirects: () => import('./redirects.ts'),
  import: () => import('./import/run.ts'),
  bulk: () => import('./bulk/run.ts'),
  content: () => import('./content/run.ts'),
  files: () => import('./files/run.ts'),
  motion: () => import('./motion/measure.ts'),
  scenes: () => import('./scenes/measure.ts'),
}

/**
 * `npm run bench [site|pages|pictures|publish|edge|preview|enquiries|redirects|import|bulk|content|files|motion|scenes] --
 * [options]`; each reads its own options.
 */
runMain(async () => {
  const chosen = process.argv[2]?.startsWith('-') ? undefined : process.argv[2]
  if (chosen !== undefined) process.argv.splice(2, 1)
  const load = BENCHES[chosen ?? 'site']
  if (!load)
    throw new Error(
      `There is no bench "${chosen}". Choose one of: ${Object.keys(BENCHES).join(', ')}.`,
    )
  await (await load()).main()
})
