import * as kinds from '@belvedere/blocks/fields.ts'
import type { Block, BlockSlug, BlocksField } from 'payload'
import { hiddenField } from './hidden-blocks.ts'
import { PICKER_GROUPS } from './picker-groups.ts'
import { takePlainTexts } from './prose/take-plain-texts.ts'
import { withBlockLabel } from './row-labels.ts'
import { inFormsOfPart } from './theme-parts.ts'

/** Every block kind, for `config.blocks`: defined once and referenced by slug. */
export const blockKinds: Block[] = Object.values(kinds).map(inStudio)

/** Adds the thumbnail for the picker, the label of a collapsed block, and what hides it. */
function inStudio(kind: Block): Block {
  const images = { thumbnail: { url: `/thumbnails/${kind.slug}`, alt: '' } }
  const fields = [...kind.fields.map(inFormsOfPart), hiddenField()]
  return withBlockLabel({ ...kind, fields, admin: { ...kind.admin, images } })
}

/** Sorts kinds by their group in the picker; an unknown group is refused. */
function inPickerOrder(kinds: Block[]): Block[] {
  return kinds.toSorted((a, b) => placeOf(a) - placeOf(b))
}

function placeOf({ admin, slug }: Block) {
  const place = PICKER_GROUPS.indexOf(String(admin?.group))
  if (place >= 0) return place
  throw new Error(
    `The block kind "${slug}" is in the group "${admin?.group}", which the picker does not have. Choose one of content/model/picker-groups.ts: ${PICKER_GROUPS.join(', ')}.`,
  )
}

/** The field for the content blocks of a page. */
export function blocksField(): BlocksField {
  return {
    name: 'blocks',
    label: 'Blocks',
    labels: { singular: 'Block', plural: 'Blocks' },
    type: 'blocks',
    blockReferences: inPickerOrder(blockKinds).map(({ slug }) => slug as BlockSlug),
    blocks: [],
    hooks: { beforeValidate: [takePlainTexts] },
    admin: { initCollapsed: true },
  }
}
