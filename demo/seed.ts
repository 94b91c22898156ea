import '@belvedere/content/payload/quick-imports.ts'
import type { Payload } from 'payload'
import { files } from './copy.ts'
import { items } from './items.ts'
import { ensureFiles } from './media.ts'
import { writeItems } from './write.ts'

type Options = { onProgress?: (message: string) => void }

/**
 * Fills an empty content service with Punta Alba. It can be interrupted at any point and run again.
 * It never overwrites an editor's work, and does nothing once it has finished or the site settings
 * have been saved.
 */
export async function seed(payload: Payload, { onProgress = () => {} }: Options = {}) {
  if (await isSeeded(payload)) return onProgress('The site already has content')
  const media = await ensureFiles(payload, {
    overwrite: () => false,
    onEach: logEveryTenth('Files', Object.keys(files).length, onProgress),
  })
  await writeItems(payload, {
    media,
    shouldWrite: (_, status) => status === 'missing',
    context: { quiet: true },
    onEach: logEveryTenth('Pages and records', items.length, onProgress),
  })
  onProgress('The demo content is complete')
}

function logEveryTenth(what: string, total: number, log: (message: string) => void) {
  return (count: number) => {
    if (count % 10 === 0 || count === total) log(`${what} ${count} of ${total}`)
  }
}

/** The site settings are saved last, in the same transaction as all records. */
async function isSeeded(payload: Payload): Promise<boolean> {
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
