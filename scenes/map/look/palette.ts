import { Color } from 'three'

/** The colours of the brand that the scene uses, by their custom properties in every document. */
const TOKENS = {
  chalk: '#faf6ee',
  shell: '#fffdf9',
  ink: '#14322c',
  pine: '#3f5a53',
  terra: '#a94626',
  lagoon: '#1b6a68',
  'lagoon-mist': '#cfe3dc',
  'lagoon-pale': '#e4efe9',
} as const

export type Palette = Record<keyof typeof TOKENS, Color>

/**
 * Reads the brand's colours from the scene's element; missing ones fall back to the design's own.
 */
export function readPalette(frame: Element): Palette {
  const style = getComputedStyle(frame)
  const colourOf = ([name, own]: [string, string]) => {
    const value = style.getPropertyValue(`--${name}`).trim()
    return [name, new Color(/^#[\da-f]{6}$/i.test(value) ? value : own)] as const
  }
  return Object.fromEntries(Object.entries(TOKENS).map(colourOf)) as Palette
}
