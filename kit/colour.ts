/** Red, green, blue, each 0 to 255. */
export type Colour = [number, number, number]

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/** Reads `#RGB` or `#RRGGBB`; null for anything else. */
export function parseHex(hex: string): Colour | null {
  if (!HEX.test(hex)) return null
  const digits = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex
  const value = Number.parseInt(digits.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Writes a colour as `#rrggbb`. */
export function toHex(colour: Colour): string {
  return `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Relative luminance, 0 (black) to 1 (white), as WCAG defines it. */
export function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map(linear) as Colour
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours, 1 to 21, as WCAG defines it. */
export function contrast(one: Colour, other: Colour): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as Colour
  return (lighter + 0.05) / (darker + 0.05)
}

/** Mixes two colours linearly per channel; share 0 gives the first, 1 the second. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  return from.map((channel, index) =>
    Math.round(channel + ((to[index] ?? channel) - channel) * share),
  ) as Colour
}

function linear(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
