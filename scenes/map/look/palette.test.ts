import { PROPERTIES } from '@belvedere/kit/brand/colours.ts'
import { Window } from 'happy-dom'
import { expect, test, vi } from 'vitest'
import { readPalette } from './palette.ts'

test('the scene has the colours of the brand, and its own for those that are missing', () => {
  const { document } = new Window()
  vi.stubGlobal('getComputedStyle', () => ({
    getPropertyValue: (name: string) => (name === PROPERTIES.accent ? ' #123456' : ''),
  }))
  const palette = readPalette(document.body as unknown as Element)
  vi.unstubAllGlobals()
  expect(palette.accent.getHexString()).toBe('123456')
  expect(palette.link.getHexString()).toBe('1b6a68')
})
