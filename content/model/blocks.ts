import * as kinds from '@belvedere/blocks/fields.ts'
import type { Block, BlockSlug, BlocksField } from 'payload'

/** Every block kind, for `config.blocks`: each is defined once and then referred to by name. */
export const blockKinds: Block[] = Object.values(kinds).map(labelledByItsWords)

function labelledByItsWords(kind: Block): Block {
  const label = typeof kind.labels?.singular === 'string' ? kind.labels.singular : kind.slug
  const Label = { path: '/studio/block-label.tsx#BlockLabel', clientProps: { kind: label } }
  return { ...kind, admin: { ...kind.admin, components: { ...kind.admin?.components, Label } } }
}

/** The content blocks of a page, in the editor's order. */
export function blocksField(): BlocksField {
  return {
    name: 'blocks',
    label: 'Content',
    labels: { singular: 'Block', plural: 'Blocks' },
    type: 'blocks',
    blockReferences: blockKinds.map(({ slug }) => slug as BlockSlug),
    blocks: [],
    admin: { initCollapsed: true },
  }
}
