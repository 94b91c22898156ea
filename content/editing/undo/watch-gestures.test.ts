// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { press } from '../beside/own-press.ts'
import { watchGestures } from './watch-gestures.ts'

beforeEach(() => document.body.replaceChildren())

/** Begins to watch, and returns a button and what was reported. */
function watch() {
  const button = document.createElement('button')
  document.body.append(button)
  const reported: string[] = []
  watchGestures(document, (gesture) => reported.push(gesture))
  return { button, reported }
}

test('a press of the editor is an act, also one by a program of theirs', () => {
  const { button, reported } = watch()
  button.click()
  expect(reported).toEqual(['other'])
})

test('a press of the studio, which shows what an undo has changed, is none', () => {
  const { button, reported } = watch()
  let pressed = 0
  button.addEventListener('click', () => pressed++)
  press(button)
  expect([pressed, reported]).toEqual([1, []])
  button.click()
  expect(reported).toEqual(['other'])
})
