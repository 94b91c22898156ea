import { postTo } from '../../../editing/beside/post-unsaved.ts'
import type { Address } from '../../../editing/together/address.ts'
import { type Fields, isFields } from '../../../editing/together/same.ts'
import { shownBlocks } from '../../../model/hidden-blocks.ts'
import { requestIfPossible, sentenceOf } from '../../../studio/request.ts'

/**
 * The addresses of the public version and the form's contents as pages; the reason, if they cannot
 * be shown.
 */
export type Both = { before: string | null; after: string } | { why: string }

const NO_PAGE = 'This has no page of its own.'

/**
 * Prepares both versions of a record as pages. The public page may not be framed, so the public
 * version is also shown in the preview, as if the form had its values. Visitors see no hidden blocks.
 */
export async function prepareBoth(address: Address, values: Fields): Promise<Both> {
  try {
    const current = await readPublic(address)
    const [after, before] = await Promise.all([
      prepare(address, values),
      current && prepare(address, current),
    ])
    return after ? { before: before ?? null, after } : { why: NO_PAGE }
  } catch (error) {
    return { why: sentenceOf(error) }
  }
}

async function readPublic({ path }: Address): Promise<Fields | undefined> {
  const doc = await requestIfPossible<unknown>(`${path}?depth=0`)
  return isFields(doc) && doc._status === 'published' ? doc : undefined
}

async function prepare({ apiRoute, names }: Address, doc: Fields): Promise<string | undefined> {
  const record = 'global' in names ? `global:${names.global}` : `${names.collection}:${names.id}`
  const { blocks, ...values } = doc
  const rows = shownBlocks(blocks)
  const order = rows.map(({ id }) => String(id))
  const sent = await postTo(apiRoute)({
    record,
    values,
    blocks: Object.fromEntries(rows.map((row) => [String(row.id), row])),
    order,
  })
  if (sent === 'gone' || sent.path === null) return undefined
  return `/preview-pass?to=${encodeURIComponent(`${sent.path}?unsaved=${sent.key}`)}`
}
