import { type Colour, contrast, luminance, mix, parseHex, toHex } from './colour.ts'
import { DARK_ROLES, GROUNDS, LIGHT_ROLES, type Tone } from './palette.ts'
import type { Style } from './style.ts'

/** The attributes of an element that stands on a ground. */
export type Ground = {
  'data-tone'?: Tone
  'data-ground'?: string
  'data-custom-bg'?: ''
  style?: Style
}

const READABLE = 4.5
const WHITE: Colour = [255, 255, 255]
const BLACK: Colour = [0, 0, 0]

/**
 * The ground for a colour an editor picked. Colours of the design are named, so that neighbours
 * recognise each other; any other one is used as it is, with words that reach 4.5:1 on it.
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
 * Dark below a luminance of .36 (design.md, Colour), unless not even white can be read there:
 * between .18 and .36 only dark words reach 4.5:1.
 */
function toneOn(background: Colour): Tone {
  const isDark = luminance(background) < 0.36 && contrast(WHITE, background) >= READABLE
  return isDark ? 'dark' : 'light'
}

/** The roles of the tone that are too faint on this ground, deepened until they can be read. */
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
