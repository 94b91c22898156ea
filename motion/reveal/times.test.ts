import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FADE, STAGGER, TEXT } from './times.ts'

const tokens = readFileSync(join(import.meta.dirname, '../../ui/styles/tokens.css'), 'utf8')

test('scripts and styles take the same time', () => {
  expect(tokens).toContain(`--t-text: ${TEXT / 1000}s;`)
  expect(tokens).toContain(`--t-fade: ${FADE / 1000}s;`)
  expect(tokens).toContain(`--stagger: ${STAGGER.lines / 1000}s;`)
})
