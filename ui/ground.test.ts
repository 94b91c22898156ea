import { GROUND_NAMES, groundColour } from '@belvedere/kit/brand/grounds.ts'
import { type Colour, contrast, luminance, parseHex, toHex } from '@belvedere/kit/colour.ts'
import { expect, test } from 'vitest'
import { groundOf, NEUTRAL_PALETTE } from './ground.ts'
import { DARK_ROLES, GROUNDS, LIGHT_ROLES } from './palette.ts'

/** Eleven steps of each channel, black, white and the pure colours included: 1,331 colours. */
function* sweep(): Generator<Colour> {
  const steps = Array.from({ length: 11 }, (_, index) => Math.round(index * 25.5))
  for (const red of steps) {
    for (const green of steps) for (const blue of steps) yield [red, green, blue]
  }
}

function rolesOn(hex: string): Record<string, Colour> {
  const ground = groundOf(hex)
  const roles = ground['data-tone'] === 'dark' ? DARK_ROLES : LIGHT_ROLES
  const set = Object.entries(ground.style ?? {}).map(([role, value]) => [
    role,
    parseHex(`${value}`),
  ])
  const own = Object.entries(roles).map(([role, name]) => [role, parseHex(NEUTRAL_PALETTE[name])])
  return { ...Object.fromEntries(own), ...Object.fromEntries(set) }
}

test('text and icons reach 4.5:1 on every colour an editor can pick', () => {
  const faint: string[] = []
  for (const colour of sweep()) {
    const { '--bg': _, ...roles } = rolesOn(toHex(colour))
    for (const [role, value] of Object.entries(roles)) {
      if (contrast(value, colour) < 4.5) faint.push(`${role} on ${toHex(colour)}`)
    }
  }
  expect(faint).toEqual([])
})

test('the tone is dark below .36, but only where light text is legible', () => {
  const wrong = Array.from(sweep()).filter((colour) => {
    const isDark = groundOf(toHex(colour))['data-tone'] === 'dark'
    return isDark ? luminance(colour) >= 0.36 : luminance(colour) < 0.17
  })
  expect(wrong).toEqual([])
})

test('a ground of the palette is referred to by name, whether picked by name or by colour', () => {
  for (const name of GROUND_NAMES) {
    expect(groundOf(name)).toEqual(GROUNDS[name])
    expect(groundOf(groundColour(name, NEUTRAL_PALETTE).toUpperCase())).toEqual(GROUNDS[name])
  }
  expect(groundOf('#123456', { ...NEUTRAL_PALETTE, sand: '#123456' })).toEqual(GROUNDS.sand)
})

test('any other colour is used as is', () => {
  expect(groundOf('#fff')).toEqual({
    'data-tone': 'light',
    'data-custom-bg': '',
    style: { '--bg': '#ffffff' },
  })
})

test("an invalid colour keeps the page's ground", () => {
  for (const value of [null, undefined, '', 'red', '#12', '#12345g', 'red; position: fixed']) {
    expect(groundOf(value)).toEqual({})
  }
})
