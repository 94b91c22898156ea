import type { CollectionConfig, PayloadRequest, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import { blockKinds, blocksField } from '../../model/blocks.ts'
import { editorsOnly, isEditor } from '../../payload/access.ts'
import { asDocs, asText } from '../../payload/doc.ts'
import { STUDIO_ONLY } from '../../payload/row.ts'
import { endpoint } from '../../studio/endpoint.ts'

/** A pattern on the shelf of the block picker: its name, and the kinds of its blocks in order. */
export type OnShelf = { id: number; title: string; kinds: string[] }

const checkTitle: TextFieldSingleValidation = (value, options) =>
  value && !value.trim() ? 'Enter a name: this one consists of spaces only.' : text(value, options)

/** `GET /api/patterns/shelf`: all patterns that have blocks, by name. */
const shelfEndpoint = endpoint(isEditor, 'get', '/shelf', async (req) => ({
  patterns: await readShelf(req),
}))

/** A kind may have been removed from the product since a pattern was saved. */
const KINDS: ReadonlySet<string> = new Set(blockKinds.map(({ slug }) => slug))

async function readShelf(req: PayloadRequest): Promise<OnShelf[]> {
  const query = { sort: 'title', pagination: false, depth: 0, overrideAccess: false } as const
  const { docs } = await req.payload.find({ collection: 'patterns', ...query, req })
  return docs.flatMap(({ id, title, blocks }) => {
    const kinds = asDocs(blocks)
      .flatMap(({ blockType }) => asText(blockType) ?? [])
      .filter((kind) => KINDS.has(kind))
    return kinds.length > 0 ? [{ id, title, kinds }] : []
  })
}

/**
 * Blocks that editors keep for use again. They have no address and no drafts, and no delivery token
 * reads them: pages get copies, which do not change with the pattern.
 */
export const patterns: CollectionConfig = {
  slug: 'patterns',
  labels: { singular: 'Pattern', plural: 'Patterns' },
  graphQL: false,
  admin: {
    group: 'Pages',
    useAsTitle: 'title',
    defaultColumns: ['title', 'updatedAt'],
    description:
      'Blocks to use again: “Add Block” shows them on every page, and “Save as a pattern” in the menu of a block adds one. Pages get copies, so a change here changes no page.',
  },
  defaultSort: 'title',
  access: { read: editorsOnly, create: editorsOnly, update: editorsOnly, delete: editorsOnly },
  custom: { [STUDIO_ONLY]: true },
  endpoints: [shelfEndpoint],
  fields: [
    {
      name: 'title',
      label: 'Name',
      type: 'text',
      required: true,
      maxLength: 100,
      validate: checkTitle,
      admin: { description: 'Shown below its picture when a block is added.' },
    },
    blocksField(),
  ],
}
