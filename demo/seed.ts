import type { Payload } from 'payload'
import { files } from './copy.ts'
import { items } from './items.ts'
import { ensureFiles } from './media.ts'
import { writeItems } from './write.ts'

type Options = { onProgress?: (words: string) => void }

/**
 * Fills an empty content service with Punta Alba. Cut off at any point it can simply run again;
 * once it has finished, or an editor has saved the site’s settings, it changes nothing any more, and
 * before that nothing that an editor has begun.
 */
export async function seed(payload: Payload, { onProgress = () => {} }: Options = {}) {
  if (await isSettled(payload)) return onProgress('The site has its content already')
  const media = await ensureFiles(payload, {
    overwrite: () => false,
    onEach: everyTenth('Files', Object.keys(files).length, onProgress),
  })
  await writeItems(payload, {
    media,
    choose: (_, standing) => standing === 'missing',
    context: { quiet: true },
    onEach: everyTenth('Pages and records', items.length, onProgress),
  })
  onProgress('Everything is in place')
}

function everyTenth(what: string, total: number, say: (words: string) => void) {
  return (count: number) => {
    if (count % 10 === 0 || count === total) say(`${what} ${count} of ${total}`)
  }
}

/** The site’s settings are saved last, in the same transaction as all records. */
async function isSettled(payload: Payload): Promise<boolean> {
  const { updatedAt } = await payload.findGlobal({ slug: 'site', draft: true, depth: 0 })
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
