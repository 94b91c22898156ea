import { expect, test } from 'vitest'
import { styleKey } from './style-key.ts'

test('the key of a built stylesheet begins its hash, even with a hyphen', () => {
  expect(styleKey('/assets/feature-5050-Ab3-_x9Z.css')).toBe('Ab3-_')
})

test('an address without a hash is its own key', () => {
  for (const href of ['shell', '/@fs/home/blocks/hero/hero.module.css?direct'])
    expect(styleKey(href)).toBe(href)
})
