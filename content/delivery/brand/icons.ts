import { sharp } from '../../media/sharp.ts'
import { joinIco } from './ico.ts'
import type { IconSource } from './icon-source.ts'

/**
 * The icons: the SVG itself, and those for tabs of old browsers, for home screens, and for the
 * manifest.
 */
export const ICONS = {
  svg: { file: '.svg', type: 'image/svg+xml' },
  ico: { file: '.ico', type: 'image/x-icon' },
  touch: { file: '-180.png', type: 'image/png' },
  small: { file: '-192.png', type: 'image/png' },
  large: { file: '-512.png', type: 'image/png' },
  maskable: { file: '-maskable-512.png', type: 'image/png' },
} as const

export type IconName = keyof typeof ICONS
export type PictureIcon = Exclude<IconName, 'svg'>

const FILE = /^brand-icon-([\da-f]{8})([-.].*)$/

/** The address of an icon. */
export function iconUrl({ version }: Pick<IconSource, 'version'>, name: IconName): string {
  return `/media/brand-icon-${version}${ICONS[name].file}`
}

/** The icon that a file name stands for, or undefined for any other file. */
export function parseIconName(file: string): { version: string; name: IconName } | undefined {
  const [, version, end] = FILE.exec(file) ?? []
  const name = (Object.keys(ICONS) as IconName[]).find((one) => ICONS[one].file === end)
  return version && name ? { version, name } : undefined
}

/**
 * The sides of the pictures in a `favicon.ico`: for tabs, tabs on high-resolution screens, and
 * shortcuts.
 */
const ICO_SIDES = [16, 32, 48] as const

/**
 * The share of an opaque icon that the SVG takes. iOS rounds the corners; Android shows as little
 * as the circle in the middle, four fifths wide, in which a square SVG has to fit with its corners.
 */
const TOUCH = 0.88
const MASKABLE = { round: 0.8, square: 0.58 }

/** Draws an icon. */
export async function makeIcon(source: IconSource, name: PictureIcon): Promise<Buffer> {
  switch (name) {
    case 'ico': {
      const pictures = ICO_SIDES.map(async (side) => ({ side, png: await plain(source, side) }))
      return joinIco(await Promise.all(pictures))
    }
    case 'touch':
      return opaque(source, 180, TOUCH)
    case 'small':
      return plain(source, 192)
    case 'large':
      return plain(source, 512)
    case 'maskable':
      return opaque(source, 512, MASKABLE[(await isRound(source)) ? 'round' : 'square'])
  }
}

function plain({ image }: IconSource, side: number): Promise<Buffer> {
  const size = { fit: 'contain', background: '#0000' } as const
  return sharp(image, { density: 300 }).resize(side, side, size).ensureAlpha().png().toBuffer()
}

const PROBE = 64

/** Whether nothing of the image is outside the circle in its square. */
async function isRound(source: IconSource): Promise<boolean> {
  const { data, info } = await sharp(await plain(source, PROBE))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const middle = (PROBE - 1) / 2
  return Array.from({ length: PROBE * PROBE }, (_, index) => index).every((index) => {
    const [x, y] = [index % PROBE, Math.floor(index / PROBE)]
    const isInside = Math.hypot(x - middle, y - middle) <= PROBE / 2 + 1
    return isInside || (data[index * info.channels + 3] ?? 0) < 16
  })
}

/** The SVG on the ground of the brand: transparent areas would be black. */
async function opaque(source: IconSource, side: number, share: number): Promise<Buffer> {
  const input = await plain(source, Math.round(side * share))
  const ground = { width: side, height: side, channels: 3, background: source.ground } as const
  return sharp({ create: ground }).composite([{ input }]).png().toBuffer()
}
