import { expect, test } from 'vitest'
import { parseXml } from '../../testing/parse-xml.ts'
import { element } from './xml.ts'

test('any text survives in XML, without the characters that XML cannot hold', () => {
  const text = 'Pines & <quiet> "bay" \'s 🏖 ]]> &amp;'
  expect(parseXml(element('title', text)).textContent).toBe(text)
  expect(element('title', 'a\u0000b\u000b\uffffc\ud800')).toBe('<title>abc</title>')
})

test('the parser of these tests refuses what is not well-formed', () => {
  expect(() => parseXml('<title>a & b</wrong>')).toThrow('This is no XML')
})
