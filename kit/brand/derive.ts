import { type Colour, contrast, mix, parseHex, toHex } from '../colour.ts'
import type { MainColour, Palette } from './colours.ts'

/** The contrast that text needs on its ground (WCAG 2.2, 1.4.3). */
export const READABLE = 4.5

const WHITE: Colour = [255, 255, 255]
const BLACK: Colour = [0, 0, 0]
const ALARM: Colour = [0x97, 0x33, 0x1a]
const ALARM_SOFT: Colour = [0xff, 0xc2, 0xa8]

/** The finer colours that the owner has set. */
type Own = Partial<Omit<Palette, MainColour>>

/**
 * Makes a palette from its main colours. Grounds come first, because texts are made legible on
 * them; colours that the owner has set stay unchanged.
 */
export function derivePalette(main: Record<MainColour, string>, own: Own): Palette {
  const [paper, ink, accent, link] = [main.paper, main.ink, main.accent, main.link].map(
    colourOf,
  ) as [Colour, Colour, Colour, Colour]
  const ground = (name: keyof Own, made: Colour) => (own[name] ? colourOf(own[name]) : made)
  const raised = ground('raised', mix(paper, WHITE, 0.62))
  const sand = ground('sand', mix(mix(paper, accent, 0.05), ink, 0.04))
  const dune = ground('dune', mix(mix(paper, accent, 0.08), ink, 0.14))
  const pale = ground('pale', mix(paper, link, 0.1))
  const deep = ground('deep', mix(ink, BLACK, 0.36))
  const onLight = (colour: Colour) => readable(colour, BLACK, [paper, sand, pale, raised])
  const onDune = (colour: Colour) => readable(colour, BLACK, [dune])
  const onDark = (colour: Colour) => readable(colour, WHITE, [ink, deep])
  const made = {
    raised,
    sand,
    dune,
    pale,
    deep,
    inkSoft: onLight(mix(ink, paper, 0.2)),
    caption: onLight(mix(mix(ink, accent, 0.3), paper, 0.18)),
    paperSoft: onDark(mix(paper, ink, 0.34)),
    accentSoft: onDark(mix(accent, WHITE, 0.5)),
    linkSoft: onDark(mix(link, WHITE, 0.74)),
    error: onLight(ALARM),
    errorSoft: onDark(ALARM_SOFT),
    duneText: onDune(mix(ink, paper, 0.12)),
    duneCaption: onDune(mix(mix(ink, accent, 0.3), paper, 0.08)),
    duneAccent: onDune(mix(accent, BLACK, 0.15)),
    duneLink: onDune(mix(link, BLACK, 0.15)),
  }
  const hexes = Object.entries(made).map(([name, colour]) => [name, toHex(colour)])
  return { ...main, ...Object.fromEntries(hexes), ...own }
}

/** The colour, mixed with black or white until it is legible on every ground. */
export function readable(colour: Colour, pole: Colour, grounds: readonly Colour[]): Colour {
  const isReadable = (mixed: Colour) => grounds.every((one) => contrast(mixed, one) >= READABLE)
  let share = 0
  while (share < 1 && !isReadable(mix(colour, pole, share))) share += 0.02
  return mix(colour, pole, Math.min(share, 1))
}

function colourOf(hex: string): Colour {
  return parseHex(hex) ?? BLACK
}
