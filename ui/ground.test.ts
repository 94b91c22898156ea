import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Colour, contrast, luminance, parseHex, toHex } from './colour.ts'
import { groundOf } from './ground.ts'
import { DARK_ROLES, GROUNDS, LIGHT_ROLES } from './palette.ts'

const tokens = readFileSync(new URL('./styles/tokens.css', import.meta.url), 'utf8')

/**
 * Every fifteenth step of each channel, black, white and the pure colours included: 5,832 colours.
 */
function* sweep(): Generator<Colour> {
  const steps = Array.from({ length: 18 }, (_, index) => index * 15)
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
  return { ...roles, ...Object.fromEntries(set) }
}

/** The roles that `tokens.css` overrides for a named ground. */
function ownRoles(name: string | undefined): Record<string, Colour> {
  const rule = tokens.split(`[data-ground="${name}"] {`)[1]?.split('}')[0] ?? ''
  const found = Array.from(rule.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g), ([, role, hex]) => [
    role,
    parseHex(hex ?? ''),
  ])
  return Object.fromEntries(found)
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

test('text and icons reach 4.5:1 on the grounds of the design', () => {
  for (const [hex, ground] of Object.entries(GROUNDS)) {
    const roles = ground['data-tone'] === 'dark' ? DARK_ROLES : LIGHT_ROLES
    for (const [role, value] of Object.entries({ ...roles, ...ownRoles(ground['data-ground']) })) {
      expect(contrast(value, parseHex(hex) ?? value), `${role} on ${hex}`).toBeGreaterThan(4.5)
    }
  }
})

test('the tone is dark below .36, but only where light text is legible', () => {
  const wrong = Array.from(sweep()).filter((colour) => {
    const isDark = groundOf(toHex(colour))['data-tone'] === 'dark'
    return isDark ? luminance(colour) >= 0.36 : luminance(colour) < 0.17
  })
  expect(wrong).toEqual([])
})

test('a colour of the design is referred to by name', () => {
  expect(groundOf('#F0E7D8')).toEqual({ 'data-ground': 'sand' })
  expect(groundOf('#14322c')).toEqual({ 'data-tone': 'dark' })
  expect(groundOf('#FAF6EE')).toEqual({})
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

test('the palette matches the stylesheet', () => {
  for (const hex of Object.keys(GROUNDS)) expect(tokens).toContain(hex)
  const values = [...Object.values(LIGHT_ROLES), ...Object.values(DARK_ROLES)]
  for (const value of values) expect(tokens).toContain(toHex(value))
})
