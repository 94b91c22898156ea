import '@belvedere/content/payload/workarounds/quick-imports.ts'
import { setAddresses } from '@belvedere/kit/addresses.ts'
import type { Payload } from 'payload'
import { type Property, readPropertyOrExit } from './format/read-property.ts'
import { itemsOf } from './items.ts'
import { ensureFiles } from './media.ts'
import { KEPT } from './own-folder.ts'
import { propertyDir } from './property-dir.ts'
import { RefusedError } from './refused.ts'
import { writeItems } from './write.ts'

type Options = { onProgress?: (message: string) => void }

/**
 * Fills an empty content service with a property. It can be interrupted at any point and run again.
 * It never overwrites an editor's work, and does nothing once it has finished or the site settings
 * have been saved.
 */
export async function seed(
  payload: Payload,
  property: Property,
  { onProgress = () => {} }: Options = {},
) {
  if (await isSeeded(payload)) return onProgress(KEPT)
  // The settings are written last, but links to a page by its address are stored before.
  setAddresses(property.copy.site?.addresses)
  const items = itemsOf(property)
  const media = await ensureFiles(payload, property, {
    overwrite: () => false,
    onEach: logEveryTenth('Files', Object.keys(property.files).length, onProgress),
  })
  await writeItems(payload, {
    items,
    media,
    shouldWrite: (_, status) => status === 'missing',
    context: { quiet: true },
    onEach: logEveryTenth('Pages and records', items.length, onProgress),
  })
  onProgress('The content is complete')
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

/** A refusal says what to mend; any other failure keeps its stack. */
function tell(error: unknown): never {
  if (!(error instanceof RefusedError)) throw error
  console.error(error.message)
  process.exit(1)
}

if (import.meta.main) {
  const folder = propertyDir()
  // Faults are told before the database is opened.
  const property = folder === undefined ? undefined : await readPropertyOrExit(folder)
  if (property) {
    const [{ getPayload }, { default: config }] = await Promise.all([
      import('payload'),
      import('@belvedere/content/payload.config.ts'),
    ])
    const payload = await getPayload({ config, disableOnInit: true })
    await seed(payload, property, { onProgress: console.log }).catch(tell)
  } else console.log('PROPERTY is none: the site is empty')
  process.exit(0)
}
