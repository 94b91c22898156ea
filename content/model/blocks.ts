import * as kinds from '@belvedere/blocks/fields.ts'
import type { Block, BlockSlug, BlocksField } from 'payload'
import { withRowLabels } from './row-labels.ts'

/** Every block kind, for `config.blocks`: each is defined once and then referred to by name. */
export const blockKinds: Block[] = Object.values(kinds).map(asOffered)

/** A kind as the studio shows it: by its picture in the picker, folded by its first words. */
function asOffered(kind: Block): Block {
  const label = typeof kind.labels?.singular === 'string' ? kind.labels.singular : kind.slug
  const Label = { path: '/studio/block-label.tsx#BlockLabel', clientProps: { kind: label } }
  return {
    ...kind,
    fields: withRowLabels(kind.fields),
    admin: {
      ...kind.admin,
      images: { thumbnail: { url: `/thumbnails/${kind.slug}`, alt: '' } },
      components: { ...kind.admin?.components, Label },
    },
  }
}

/** The groups of the picker, in the order in which a page is put together. */
const GROUPS = [
  'Openings',
  'Words',
  'Words beside a picture',
  'Pictures and films',
  'Stories told by scrolling',
  'Real estate',
  'Place and space',
  'Ways on',
]

/** The kinds as the picker shows them; one of a group that is not named here comes last. */
export function asPicked(kinds: Block[]): Block[] {
  return kinds.toSorted((a, b) => placeOf(a) - placeOf(b))
}

function placeOf({ admin }: Block) {
  const place = GROUPS.indexOf(String(admin?.group))
  return place < 0 ? GROUPS.length : place
}

/** The content blocks of a page, in the editor's order. */
export function blocksField(): BlocksField {
  return {
    name: 'blocks',
    label: 'Content',
    labels: { singular: 'Block', plural: 'Blocks' },
    type: 'blocks',
    blockReferences: asPicked(blockKinds).map(({ slug }) => slug as BlockSlug),
    blocks: [],
    admin: { initCollapsed: true },
  }
}
