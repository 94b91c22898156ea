import { expect, test } from 'vitest'
import { addText, withKept, withText } from './with-text.ts'

test('a template takes the place of nothing or of an untouched one, and nobody’s words', () => {
  expect(addText(' ', 'Dear Ines,')).toBe('Dear Ines,')
  expect(addText('Dear Ines,', 'Dear guest,', 'Dear Ines,')).toBe('Dear guest,')
  expect(addText('Dear Ines, well\n', 'Dear guest,', 'Dear Ines,')).toBe(
    'Dear Ines, well\n\nDear guest,',
  )
})

test('the files of another answer come along, each once', () => {
  const [one, two] = [1, 2].map((id) => ({ id, name: `${id}.pdf`, bytes: 1 }))
  const files = one ? [one] : []
  const written = { key: 'key', subject: '', text: 'Mine', files }
  const both = one && two ? [one, two] : []
  expect(withText(written, { text: 'Theirs', files: both })).toEqual({
    text: 'Mine\n\nTheirs',
    files: both,
  })
})

test('a kept answer replaces the part of it that the service has, and stands below other words', () => {
  const answer = (text: string) => ({ key: 'key', subject: 'Your visit', text, files: [] })
  const kept = { subject: 'Your visit', text: 'Dear Ines, come at nine', files: [] }
  const stored = { subject: 'Your visit', text: 'Dear Ines', files: [] }
  expect(withKept(answer('Dear Ines'), kept, stored)).toEqual(kept)
  expect(withKept(answer(''), kept, undefined)).toEqual(kept)
  expect(withKept(answer('Dear Ines, no'), kept, stored).text).toBe(
    'Dear Ines, no\n\nDear Ines, come at nine',
  )
})
