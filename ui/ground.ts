import type { Palette } from '@belvedere/kit/brand/colours.ts'
import { READABLE, readable } from '@belvedere/kit/brand/derive.ts'
import { groundNamed, isGroundName } from '@belvedere/kit/brand/grounds.ts'
import { paletteOf } from '@belvedere/kit/brand/palette.ts'
import { type Colour, contrast, luminance, parseHex, toHex } from '@belvedere/kit/colour.ts'
import { DARK_ROLES, GROUNDS, type Ground, LIGHT_ROLES, type Tone } from './palette.ts'
import type { Style } from './style.ts'

const WHITE: Colour = [255, 255, 255]
const BLACK: Colour = [0, 0, 0]

/** The palette of a site without a brand. */
export const NEUTRAL_PALETTE: Palette = paletteOf(null)

/**
 * The ground for a colour that an editor picked. Colours of the palette get their name, so that CSS
 * can merge neighbouring blocks; any other colour is used as is, with text colours that reach 4.5:1
 * on it.
 */
export function groundOf(
  picked: string | null | undefined,
  palette: Palette = NEUTRAL_PALETTE,
): Ground {
  if (isGroundName(picked)) return GROUNDS[picked]
  const colour = picked ? parseHex(picked) : null
  if (!colour) return {}
  const name = groundNamed(toHex(colour), palette)
  return name ? GROUNDS[name] : customGround(colour, palette)
}

function customGround(background: Colour, palette: Palette): Ground {
  const tone = toneOn(background)
  return {
    'data-tone': tone,
    'data-custom-bg': '',
    style: { '--bg': toHex(background), ...readableRoles(background, tone, palette) },
  }
}

/**
 * Dark below a luminance of .36 (design.md, Colour), unless white text would be illegible: between
 * .18 and .36 only dark text reaches 4.5:1.
 */
function toneOn(background: Colour): Tone {
  const isDark = luminance(background) < 0.36 && contrast(WHITE, background) >= READABLE
  return isDark ? 'dark' : 'light'
}

/** The tone's roles that are too faint on this ground, adjusted until they are legible. */
function readableRoles(background: Colour, tone: Tone, palette: Palette): Style {
  const pole = tone === 'dark' ? WHITE : BLACK
  const roles = Object.entries(tone === 'dark' ? DARK_ROLES : LIGHT_ROLES)
  return Object.fromEntries(
    roles.flatMap(([role, name]) => {
      const colour = parseHex(palette[name]) ?? pole
      const isFaint = contrast(colour, background) < READABLE
      return isFaint ? [[role, toHex(readable(colour, pole, [background]))]] : []
    }),
  )
}
