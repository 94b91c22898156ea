const BENCHES: Record<string, () => Promise<unknown>> = {
  site: () => import('./bench/site.ts'),
  pages: () => import('./bench/pages.ts'),
  pictures: () => import('./bench/pictures.ts'),
  publish: () => import('./bench/publish.ts'),
  preview: () => import('./bench/preview.ts'),
  enquiries: () => import('./bench/enquiries.ts'),
  import: () => import('./bench/import.ts'),
  content: () => import('./bench/content.ts'),
  files: () => import('./bench/files.ts'),
  motion: () => import('./bench/motion.ts'),
  scenes: () => import('./bench/scenes.ts'),
}

/**
 * `npm run bench [site|pages|pictures|publish|preview|enquiries|import|content|files|motion|scenes] --
 * [options]`; each reads its own options.
 */
const chosen = process.argv[2]?.startsWith('-') ? undefined : process.argv[2]
if (chosen !== undefined) process.argv.splice(2, 1)
const load = BENCHES[chosen ?? 'site']
if (load) await load()
else {
  console.error(
    `  ✗  There is no bench "${chosen}". Choose one of: ${Object.keys(BENCHES).join(', ')}.`,
  )
  process.exitCode = 1
}

export {}
