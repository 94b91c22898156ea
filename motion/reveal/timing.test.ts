import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TEXT_MS } from './timing.ts'
import { BOTTOM_INSET, EARLY } from './viewport-observer.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
const tokens = read('../../ui/styles/tokens.css')

test('durations are the same in scripts and styles', () => {
  expect(tokens).toContain(`--t-text: ${TEXT_MS / 1000}s;`)
})

test('scripts and styles use the same bottom insets of the viewport', () => {
  for (const inset of [BOTTOM_INSET, -EARLY])
    expect(read('reveal.css')).toContain(`view(0px ${inset}%) entry 0%`)
})
