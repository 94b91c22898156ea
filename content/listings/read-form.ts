import { parseJson } from '@belvedere/kit/json.ts'
import type { PayloadRequest } from 'payload'
import { isEditor, isPublisher } from '../payload/access.ts'
import type { ChosenFile } from './pictures.ts'
import type { ChosenHeadings } from './read-headings.ts'
import { readSheetForm } from './read-sheet-form.ts'
import { RequestError } from './request-error.ts'

/**
 * The data of the import dialog: a spreadsheet, the pictures beside it, and the stamp of its
 * preview.
 */
export type ImportForm = {
  /** The name of the file. */
  name: string
  bytes: Uint8Array<ArrayBuffer>
  publish: boolean
  chosen: ChosenFile[]
  uploaded: Map<string, number>
  /** The fields that were chosen for unknown headings. */
  headings: ChosenHeadings
  stamp: string
}

/** Reads the form of an import; throws a `RequestError` if its sender may not import. */
export async function readForm(req: PayloadRequest): Promise<ImportForm> {
  if (!isEditor({ req })) throw new RequestError(403, 'Sign in to the studio to import listings.')
  const { form, file } = await readSheetForm(req)
  const publish = form.get('publish') === 'true'
  if (publish && !isPublisher({ req })) throw new RequestError(403, ONLY_PUBLISHERS)
  const list = (name: string) => readList(form.get(name))
  return {
    name: file.name,
    bytes: new Uint8Array(await file.arrayBuffer()),
    publish,
    chosen: list('chosen').map(({ name, hash }) => ({ name: `${name}`, hash: `${hash ?? ''}` })),
    uploaded: new Map(list('uploaded').map(({ name, id }) => [`${name}`, Number(id)])),
    headings: new Map(list('headings').map(({ heading, path }) => [`${heading}`, `${path}`])),
    stamp: `${form.get('stamp') ?? ''}`,
  }
}

const ONLY_PUBLISHERS = 'Only publishers can publish: import the listings as drafts.'

function readList(text: unknown): Record<string, unknown>[] {
  if (typeof text !== 'string' || !text) return []
  const list = parseJson(text)
  if (!Array.isArray(list))
    throw new RequestError(400, 'Send pictures and headings as lists in JSON.')
  return list.map((each) => ({ ...each }))
}
