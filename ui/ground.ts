import { type Colour, contrast, luminance, mix, parseHex, toHex } from './colour.ts'
import { DARK_ROLES, GROUNDS, type Ground, LIGHT_ROLES, type Tone } from './palette.ts'
import type { Style } from './style.ts'

const READABLE = 4.5
const WHITE: Colour = [255, 255, 255]
const BLACK: Colour = [0, 0, 0]

/**
 * The ground for a colour that an editor picked. Colours of the design get their name, so that CSS
 * can merge neighbouring blocks; any other colour is used as is, with text colours that reach 4.5:1
 * on it.
 */
export function groundOf(hex: string | null | undefined): Ground {
  const colour = hex ? parseHex(hex) : null
  if (!colour) return {}
  return GROUNDS[toHex(colour)] ?? customGround(colour)
}

function customGround(background: Colour): Ground {
  const tone = toneOn(background)
  return {
    'data-tone': tone,
    'data-custom-bg': '',
    style: { '--bg': toHex(background), ...readableRoles(background, tone) },
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
function readableRoles(background: Colour, tone: Tone): Style {
  const pole = tone === 'dark' ? WHITE : BLACK
  const roles = Object.entries(tone === 'dark' ? DARK_ROLES : LIGHT_ROLES)
  const faint = roles.filter(([, colour]) => contrast(colour, background) < READABLE)
  return Object.fromEntries(faint.map(([role, colour]) => [role, deepen(colour, pole, background)]))
}

function deepen(colour: Colour, pole: Colour, background: Colour): string {
  let share = 0
  while (share < 1 && contrast(mix(colour, pole, share), background) < READABLE) share += 0.02
  return toHex(mix(colour, pole, Math.min(share, 1)))
}
