import type { PayloadRequest } from 'payload'
import { asDoc } from '../../payload/doc.ts'
import { KEYED_FIELDS } from '../together/same.ts'
import { type Keyed, keyedWordsOf } from './keyed-words.ts'

/** The words for those of a record’s fields that have keys of their own; undefined without any. */
export async function readKeyedWords(
  req: PayloadRequest,
  fields: readonly { name: string; type: string }[],
): Promise<Keyed | undefined> {
  if (!fields.some(({ name, type }) => type === 'json' && KEYED_FIELDS.has(name))) return undefined
  return keyedWordsOf(asDoc(await req.payload.findGlobal({ slug: 'site', depth: 0, req })))
}
