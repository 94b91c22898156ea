import { sharp } from '../media/sharp.ts'
import type { IconSource } from './icon-source.ts'

/** The sides of the icons that are made as PNG: tab, home screen of iOS, manifest. */
export const ICON_SIZES = [32, 180, 192, 512] as const

export type IconSize = (typeof ICON_SIZES)[number]

/** iOS shows what is transparent in black. */
const OPAQUE: IconSize = 180

const NAME = /^brand-icon-([\da-f]{8})(?:-(\d+)\.png|\.svg)$/

/** The address of an icon; without a size it is the drawing. */
export function iconUrl({ version }: Pick<IconSource, 'version'>, size?: IconSize): string {
  return `/media/brand-icon-${version}${size ? `-${size}.png` : '.svg'}`
}

/** What the file name of an icon stands for, or undefined for any other file. */
export function parseIconName(
  file: string,
): { version: string; size: IconSize | undefined } | undefined {
  const [, version = '', side] = NAME.exec(file) ?? []
  const size = ICON_SIZES.find((one) => String(one) === side)
  return version && (side === undefined || size) ? { version, size } : undefined
}

/** Draws an icon. */
export async function makeIcon({ svg, ground }: IconSource, size: IconSize): Promise<Buffer> {
  const drawing = sharp(Buffer.from(svg), { density: 300 }).resize(size, size, {
    fit: 'contain',
    background: '#0000',
  })
  return (size === OPAQUE ? drawing.flatten({ background: ground }) : drawing).png().toBuffer()
}
