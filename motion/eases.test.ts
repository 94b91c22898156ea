import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EXPO_HARD, SNAPPY, UNMASK } from './eases.ts'

const tokens = readFileSync(join(import.meta.dirname, '../ui/styles/tokens.css'), 'utf8')

test.each([
  ['snappy', SNAPPY],
  ['expo-hard', EXPO_HARD],
  ['unmask', UNMASK],
])('the %s easing is the same in styles and scripts', (name, ease) => {
  expect(tokens).toContain(`--${name}: ${ease};`)
})
