import { daylightAt } from '@belvedere/scenes/map/light/daylight.ts'

/** Dark words on the fog keep their contrast down to this luminance. */
const LEAST = 0.4

/** The fog under the header, in the colour that the haze has with the sun at an altitude. */
export function fogAt(altitude: number): string {
  const { haze } = daylightAt(altitude)
  const [red, green, blue] = haze
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  const lift = Math.max(0, (LEAST - luminance) / (1 - luminance))
  return `rgb(${haze.map((part) => onScreen(part + (1 - part) * lift)).join()})`
}

/** From linear light to a byte of sRGB. */
function onScreen(linear: number) {
  return Math.round(255 * (1.055 * linear ** (1 / 2.4) - 0.055))
}
