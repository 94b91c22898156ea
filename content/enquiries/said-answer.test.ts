import { wordsOf } from '@belvedere/kit/words/words-of.ts'
import { expect, test } from 'vitest'
import { saidAnswer } from './said-answer.ts'

test('a box says yes or no in the language of the site; what was typed stays', () => {
  const { team } = wordsOf('de-DE')
  const said = (kind: 'yes' | 'text', value: string) =>
    saidAnswer({ label: 'Preisliste gelesen', kind, value }, team)
  expect([said('yes', 'yes'), said('yes', 'no'), said('text', 'yes')]).toEqual([
    'ja',
    'nein',
    'yes',
  ])
})
