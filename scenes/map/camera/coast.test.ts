import { expect, test } from 'vitest'
import { dragged, isStill, NO_SPEED, slowed } from './coast.ts'

test('a thrown view loses its speed and comes to rest', () => {
  let speed = { right: 1, down: -1, turn: 90 }
  let ms = 0
  while (speed !== NO_SPEED) {
    const slower = slowed(speed, 16)
    expect(Math.abs(slower.right)).toBeLessThan(Math.abs(speed.right))
    speed = slower
    ms += 16
    expect(ms).toBeLessThan(3_000)
  }
  expect(ms).toBeGreaterThan(300)
})

test('two short steps slow down as much as a long one', () => {
  const speed = { right: 1, down: 0, turn: 0 }
  expect(slowed(slowed(speed, 10), 30).right).toBeCloseTo(slowed(speed, 40).right, 10)
})

test('an even drag has the speed of its moves', () => {
  let speed = NO_SPEED
  for (let i = 0; i < 40; i++) speed = dragged(speed, { right: 0.01, down: 0, turn: 0 }, 16)
  expect(speed.right).toBeCloseTo(0.625, 3)
})

test('a speed too small to see counts as still', () => {
  expect(isStill(NO_SPEED)).toBe(true)
  expect(isStill({ right: 0, down: 0.01, turn: 0 })).toBe(false)
  expect(isStill({ right: 0, down: 0, turn: -2 })).toBe(false)
})
