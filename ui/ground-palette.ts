import type { Palette } from '@belvedere/kit/brand/colours.ts'
import { createContext, use } from 'react'
import { groundOf, NEUTRAL_PALETTE } from './ground.ts'
import type { Ground } from './palette.ts'

/** The palette of the brand that a page is rendered with. */
export const GroundPalette = createContext<Palette>(NEUTRAL_PALETTE)

/** The ground for a colour that an editor picked, with the palette of the brand; for views only. */
export function pickedGround(picked: string | null | undefined): Ground {
  return groundOf(picked, use(GroundPalette))
}
