import type { Payload } from 'payload'
import { pictures } from './copy.ts'
import { seedPictures } from './seed-pictures.ts'
import { seedTexts } from './seed-texts.ts'

type Options = { onProgress?: (words: string) => void }

/**
 * Fills an empty content service with Punta Alba. Cut off at any point it can simply run again;
 * once it has finished, or an editor has saved the site’s settings, it changes nothing any more.
 */
export async function seed(payload: Payload, { onProgress = () => {} }: Options = {}) {
  if (await isSettled(payload)) return onProgress('The site has its content already')
  const total = Object.keys(pictures).length
  const ids = await seedPictures(payload, (count) => {
    if (count % 10 === 0 || count === total) onProgress(`Pictures ${count} of ${total}`)
  })
  await seedTexts(payload, ids)
  onProgress('Pages, menus and settings')
}

/** The site’s settings are saved last, in the same transaction as all pages. */
async function isSettled(payload: Payload): Promise<boolean> {
  const { updatedAt } = await payload.findGlobal({ slug: 'site', depth: 0, draft: true })
  return Boolean(updatedAt)
}

if (import.meta.main) {
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('@belvedere/content/payload.config.ts'),
  ])
  const payload = await getPayload({ config, disableOnInit: true })
  await seed(payload, { onProgress: console.log })
  process.exit(0)
}
