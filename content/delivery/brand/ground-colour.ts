import type { EnteredColours } from '@belvedere/kit/brand/colours.ts'
import { groundColour, isGroundName } from '@belvedere/kit/brand/grounds.ts'
import { paletteOf } from '@belvedere/kit/brand/palette.ts'
import { asDoc } from '../../payload/doc.ts'
import type { DeliveryContext } from '../context.ts'
import { readGlobal } from '../records.ts'
import type { Fields } from '../schema/build.ts'

/** The type of a colour that an editor picks. */
const COLOUR = 'ColorField'

/** Delivers the name of a ground as the colour that the brand gives it. */
export function withGroundColour(type: string, fields: Fields): Fields {
  const { hex } = fields
  if (type !== COLOUR || !hex) return fields
  return { ...fields, hex: { ...hex, resolve: (doc, _, context) => colourOf(context, doc.hex) } }
}

async function colourOf(context: DeliveryContext, picked: unknown) {
  if (!isGroundName(picked)) return picked || null
  const brand = await readGlobal(context, 'brand')
  context.tags.add('global:brand')
  return groundColour(picked, paletteOf(asDoc(brand?.palette) as EnteredColours))
}
