import { expect, test } from 'vitest'
import { isOnControls } from './film-controls.ts'

test('a press at the bottom of a video is on its controls, a press above is not', () => {
  const film = { bottom: 600, height: 400 }
  expect(isOnControls(590, film)).toBe(true)
  expect(isOnControls(530, film)).toBe(true)
  expect(isOnControls(510, film)).toBe(false)
  expect(isOnControls(210, film)).toBe(false)
})

test('a press on the upper half of a small video is never on its controls', () => {
  const film = { bottom: 300, height: 100 }
  expect(isOnControls(260, film)).toBe(true)
  expect(isOnControls(240, film)).toBe(false)
})
