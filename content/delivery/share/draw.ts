import type { Palette } from '@belvedere/kit/brand/colours.ts'
import { cropWindow, type Point } from '../../media/crop-window.ts'
import { MAX_PIXELS } from '../../media/inspect-picture.ts'
import type { Original } from '../../media/originals.ts'
import { sharp } from '../../media/sharp.ts'
import type { Drawing } from '../brand/drawing.ts'
import { type SizedFonts, titleLines, wordmark } from './layout.ts'
import { horizon, SCRIMMED, scrims } from './scene.ts'
import { HEIGHT, WIDTH } from './size.ts'
import { day } from './themes/day.ts'
import { plain } from './themes/plain.ts'

/** The data that a share picture is drawn from. */
export type ShareParts = {
  title: string | undefined
  fonts: SizedFonts
  palette: Palette
  wordmark: { drawing: Drawing | null; name: string }
  /** The position of the sun on the arc, 0 to 1; null without a sun. */
  hour: number | null
  picture: SharedPicture | null
}

/** The picture of a page with its focal point, and the colour that its scrims are made from. */
export type SharedPicture = { original: Original; focus: Point; mainColour: string | null }

/** Some services refuse heavy pictures, and phones show them late. */
const MAX_BYTES = 150_000
const QUALITIES = [84, 76, 68, 60, 50, 40, 30]

/** Draws a share picture of 1200 × 630 pixels as a progressive JPEG of at most 150 KB. */
export async function drawShare(parts: ShareParts): Promise<Buffer<ArrayBuffer>> {
  const svg = Buffer.from(shareSvg(parts))
  const { data, info } = await groundOf(parts)
    .composite([{ input: svg, top: 0, left: 0 }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const quality of QUALITIES) {
    const raw = { width: info.width, height: info.height, channels: info.channels }
    const jpeg = await sharp(data, { raw })
      .jpeg({ quality, progressive: true, mozjpeg: true })
      .toBuffer()
    if (jpeg.length <= MAX_BYTES) return jpeg
  }
  throw new Error(`The share picture is larger than ${MAX_BYTES} bytes in every quality.`)
}

function groundOf({ picture, palette }: ShareParts) {
  const size = { w: WIDTH, h: HEIGHT }
  if (!picture)
    return sharp({
      create: { width: WIDTH, height: HEIGHT, channels: 3, background: palette.sand },
    })
  const { original, focus } = picture
  return sharp(original.path, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .extract(cropWindow(original, size, focus))
    .resize(WIDTH, HEIGHT, { fit: 'fill' })
    .flatten({ background: palette.sand })
    .toColourspace('srgb')
}

/** The layers over the picture, or over the ground of the brand. */
function shareSvg({ title, fonts, palette, hour, picture, ...parts }: ShareParts): string {
  const colours = picture
    ? { text: palette.paper, line: palette.raised, accent: palette.accentSoft }
    : { text: palette.ink, line: palette.ink, accent: palette.accent }
  const lines = titleLines(title, fonts)
  const top = Math.min(HEIGHT, ...lines.map(({ y }) => y)) - 90
  const shade = picture ? scrims(picture.mainColour, palette.deep, lines.length > 2) : ''
  const ornament = hour === null ? plain(top, colours) : day(hour, top, colours)
  const mark = wordmark(parts.wordmark, fonts, { text: colours.text, accent: colours.accent })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<defs>${shade}${ornament.defs}</defs>`,
    picture ? SCRIMMED : '',
    ornament.svg,
    horizon(colours.text),
    `<g fill="${colours.text}">${lines.map(({ svg }) => svg).join('')}${mark}</g></svg>`,
  ].join('')
}
