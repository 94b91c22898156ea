import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FOOT } from './arrivals.ts'
import { CALM_FADE, FADE, STAGGER, TEXT } from './times.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
const tokens = read('../../ui/styles/tokens.css')

test('scripts and styles take the same time', () => {
  expect(tokens).toContain(`--t-text: ${TEXT / 1000}s;`)
  expect(tokens).toContain(`--t-fade: ${FADE / 1000}s;`)
  expect(tokens).toContain(`--stagger: ${STAGGER.lines / 1000}s;`)
  expect(read('reveal.css')).toContain(`animation-duration: ${CALM_FADE / 1000}s;`)
})

test('for scripts and styles the view has the same foot', () => {
  expect(read('reveal.css')).toContain(`view(0px ${FOOT}%) entry 0%`)
})
