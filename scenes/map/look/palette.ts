import { type BrandColour, PROPERTIES } from '@belvedere/kit/brand/colours.ts'
import { Color } from 'three'

/** The colours of the brand that the scene uses, and the scene's own for missing ones. */
const OWN = {
  raised: '#fffdf9',
  ink: '#14322c',
  inkSoft: '#3f5a53',
  accent: '#a94626',
  link: '#1b6a68',
  linkSoft: '#cfe3dc',
  pale: '#e4efe9',
} as const satisfies Partial<Record<BrandColour, string>>

type SceneColour = keyof typeof OWN

export type Palette = Record<SceneColour, Color>

const NAMES = Object.keys(OWN) as SceneColour[]

/** Reads the brand's colours from the scene's element, by their custom properties. */
export function readPalette(frame: Element): Palette {
  const style = getComputedStyle(frame)
  const colourOf = (name: SceneColour) => {
    const value = style.getPropertyValue(PROPERTIES[name]).trim()
    return [name, new Color(/^#[\da-f]{6}$/i.test(value) ? value : OWN[name])] as const
  }
  return Object.fromEntries(NAMES.map(colourOf)) as Palette
}
