import { parseHex, toHex } from '../colour.ts'
import {
  type BrandColour,
  type EnteredColours,
  FINER_COLOURS,
  MAIN_COLOURS,
  type MainColour,
  NEUTRAL,
  type Palette,
} from './colours.ts'
import { derivePalette } from './derive.ts'

/** Makes all colours: the valid entered ones, the neutral main ones, the rest derived. */
export function paletteOf(entered: EnteredColours | null | undefined): Palette {
  const read = (name: BrandColour) => {
    const colour = parseHex(entered?.[name]?.trim() ?? '')
    return colour && toHex(colour)
  }
  const main = Object.fromEntries(
    MAIN_COLOURS.map((name) => [name, read(name) ?? NEUTRAL[name]]),
  ) as Record<MainColour, string>
  const own = FINER_COLOURS.flatMap((name) => {
    const colour = read(name)
    return colour ? [[name, colour]] : []
  })
  return derivePalette(main, Object.fromEntries(own))
}
