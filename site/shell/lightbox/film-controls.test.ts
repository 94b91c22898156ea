import { expect, test } from 'vitest'
import { isOnControls } from './film-controls.ts'

test('the seek bar at the foot of a film is its own, the picture above is not', () => {
  const film = { bottom: 600, height: 400 }
  expect(isOnControls(590, film)).toBe(true)
  expect(isOnControls(530, film)).toBe(true)
  expect(isOnControls(510, film)).toBe(false)
  expect(isOnControls(210, film)).toBe(false)
})

test('the upper half of a film is never its controls, however small it is', () => {
  const film = { bottom: 300, height: 100 }
  expect(isOnControls(260, film)).toBe(true)
  expect(isOnControls(240, film)).toBe(false)
})
