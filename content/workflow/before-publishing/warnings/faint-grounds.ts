import type { Palette } from '@belvedere/kit/brand/colours.ts'
import { READABLE } from '@belvedere/kit/brand/derive.ts'
import { groundNamed, isGroundName } from '@belvedere/kit/brand/grounds.ts'
import { contrast, parseHex, toHex } from '@belvedere/kit/colour.ts'
import { type Check, warn } from './warning.ts'

/**
 * Grounds outside the palette on which both of the brand's text colours have too little contrast.
 */
export const faintGrounds =
  (palette: Palette): Check =>
  (leaves) =>
    leaves.flatMap((leaf) => {
      const { field, path, value } = leaf
      const isGround = 'name' in field && field.name === 'hex' && path.at(-2) === 'color'
      if (!isGround || typeof value !== 'string' || isGroundName(value)) return []
      const ground = parseHex(value)
      if (!ground || groundNamed(toHex(ground), palette)) return []
      const texts = [palette.ink, palette.paper].map((hex) => parseHex(hex) ?? ground)
      const best = Math.max(...texts.map((text) => contrast(text, ground)))
      if (best >= READABLE) return []
      // Rounded down, so that 4.46 is not shown as the 4.5 that is required.
      const ratio = (Math.floor(best * 10) / 10).toFixed(1)
      const sentence = `On ${value} the brand’s texts reach a contrast of ${ratio}:1; they need ${READABLE}:1. The site replaces their colour there. Choose a lighter or darker ground to keep the brand’s.`
      return [warn(leaf, sentence)]
    })
