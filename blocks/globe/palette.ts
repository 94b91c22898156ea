import { SHADES } from './land-in-front.ts'

type Colour = [red: number, green: number, blue: number]

/** The colours with which the globe is painted: those of the still picture's parts. */
export type Palette = ReturnType<typeof readPalette>

/** Reads colours from the still picture, so that only the stylesheet defines them. */
export function readPalette(still: Element) {
  const read = createReader()
  const part = (name: string) => {
    const element = still.querySelector(`[data-part="${name}"]`)
    if (!element) throw new Error(`The globe has no part "${name}".`)
    return getComputedStyle(element)
  }
  const [sea, land] = [read(part('sea').fill), read(part('land').stroke)]
  return {
    sea: text(sea),
    rim: part('sea').stroke,
    /** The land from the edge of the globe, where it fades into the sea, to its middle. */
    land: SHADES.map((share) => text(mix(sea, land, share))),
    /** Flights, and the sun of the property. */
    sun: part('arcs').stroke,
    airport: part('airports').stroke,
    ring: part('rings').stroke,
    hole: part('holes').stroke,
  }
}

function mix(from: Colour, to: Colour, share: number): Colour {
  const [red, green, blue] = from.map((value, at) => value + ((to[at] ?? 0) - value) * share)
  return [red ?? 0, green ?? 0, blue ?? 0]
}

function text(colour: Colour) {
  return `rgb(${colour.map(Math.round).join(' ')})`
}

/** A canvas accepts every format in which a browser serialises a colour. */
function createReader() {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return (colour: string): Colour => {
    if (!context) return [0, 0, 0]
    context.fillStyle = colour
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    return [red, green, blue]
  }
}
