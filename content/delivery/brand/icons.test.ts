import { expect, test } from 'vitest'
import { sharp } from '../../media/sharp.ts'
import { iconUrl, makeIcon, parseIconName } from './icons.ts'

const GROUND = '#102030'

const source = (shape: string) => ({
  image: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${shape}</svg>`,
  ),
  kind: 'drawing' as const,
  version: '0a1b2c3d',
  ground: GROUND,
})
const square = source('<rect width="100" height="100" fill="#f00"/>')
const disc = source('<circle cx="50" cy="50" r="50" fill="#f00"/>')

/** The share of the width that the SVG takes in the middle row. */
async function widthOf(png: Buffer) {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  const row = Math.floor(info.height / 2) * info.width
  const reds = Array.from({ length: info.width }, (_, x) => data[(row + x) * info.channels] ?? 0)
  return reds.filter((red) => red > 200).length / info.width
}

test('a maskable icon keeps the SVG within the circle that every phone shows', async () => {
  expect(await widthOf(await makeIcon(disc, 'maskable'))).toBeCloseTo(0.8, 1)
  // Measured at its corners: the diagonal of the square is four fifths of the width.
  expect(await widthOf(await makeIcon(square, 'maskable'))).toBeLessThan(0.8 / Math.SQRT2 + 0.02)
})

test('the icon of home screens is opaque, with a margin in the ground of the brand', async () => {
  const png = await makeIcon(square, 'touch')
  const { isOpaque } = await sharp(png).stats()
  const corner = await sharp(png).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
  expect([isOpaque, [...corner.subarray(0, 3)]]).toEqual([true, [0x10, 0x20, 0x30]])
  expect(await widthOf(png)).toBeCloseTo(0.88, 1)
})

test('icons are found by file name; other names are unknown', () => {
  for (const name of ['svg', 'ico', 'touch', 'small', 'large', 'maskable'] as const) {
    const file = iconUrl(disc, name).slice('/media/'.length)
    expect(parseIconName(file)).toEqual({ version: '0a1b2c3d', name })
  }
  for (const file of ['brand-icon-0a1b2c3d-64.png', 'brand-icon-0a1b.ico', 'bay-0a1b2c3d.jpg'])
    expect(parseIconName(file)).toBeUndefined()
})
