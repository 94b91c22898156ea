import { expect, test } from 'vitest'
import { parseXml } from '../../testing/parse-xml.ts'
import { element } from './xml.ts'

test('any text is preserved in XML, except for characters that XML cannot contain', () => {
  const text = 'Pines & <quiet> "bay" \'s 🏖 ]]> &amp;'
  expect(parseXml(element('title', text)).textContent).toBe(text)
  expect(element('title', 'a\u0000b\u000b\uffffc\ud800')).toBe('<title>abc</title>')
})

test('the XML parser of these tests rejects documents that are not well-formed', () => {
  expect(() => parseXml('<title>a & b</wrong>')).toThrow('This is no XML')
})
