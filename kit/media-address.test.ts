import { describe, expect, test } from 'vitest'
import { formatMediaAddress, parseMediaAddress } from './media-address.ts'

const FILE = 'hero-bay-0a1b2c3d.jpg'
const SIZE = 'fit=max&w=1440&h=960&auto=format,compress&q=85'

describe('a picture address', () => {
  test('is parsed into its parts', () => {
    expect(parseMediaAddress(`/media/${FILE}?${SIZE}`)).toEqual({
      file: FILE,
      size: { fit: 'max', w: 1440, h: 960, q: 85 },
      focus: undefined,
      isWebp: false,
    })
    expect(parseMediaAddress(`/media/${FILE}`)).toEqual({ file: FILE })
  })

  test.each([
    `/media/${FILE}`,
    `/media/${FILE}?${SIZE}`,
    `/media/${FILE}?${SIZE}&fm=webp`,
    `/media/${FILE}?${SIZE.replace('max', 'crop')}&fp-x=0.31&fp-y=1.00&s=0123456789abcdef`,
  ])('is formatted as it was parsed: %s', (address) => {
    expect(formatMediaAddress(parseMediaAddress(address))).toBe(address)
  })

  test('has one canonical form, whatever the order and escapes of the input', () => {
    const other = `/media/${FILE}?q=85&auto=format%2Ccompress&h=960&w=1440&fit=max`
    expect(formatMediaAddress(parseMediaAddress(other))).toBe(`/media/${FILE}?${SIZE}`)
  })

  test.each([
    ['/media/../secret.jpg'],
    ['/media/%2e%2e%2fsecret.jpg'],
    ['/media/a/b.jpg'],
    ['/media/a.jpg%00'],
    ['/media/a.b.jpg'],
    ['/media/.jpg'],
    ['/media/-a.jpg'],
    ['/media/a.JPG'],
    ['/media/a.gif'],
    ['/media/'],
    ['/medium/a.jpg'],
    [`/media/${'a'.repeat(120)}.jpg`],
  ])('is refused when its path is %s', (path) => {
    expect(() => parseMediaAddress(path)).toThrow('This is not the name of a picture')
  })

  test.each([
    [`${SIZE}&blur=9`, 'Unknown parameter'],
    [`${SIZE}&toString=1`, 'Unknown parameter'],
    [`${SIZE}&w=640`, 'The parameter "w" is repeated.'],
    [SIZE.replace('&h=960', ''), 'The parameter "h" is missing.'],
    ['q=85', 'The parameter "fit" is missing.'],
    ['w', '"w" is malformed.'],
    [SIZE.replace('1440', '1440.5'), '"w" is malformed.'],
    [SIZE.replace('1440', '01440'), '"w" is malformed.'],
    [SIZE.replace('1440', '-1'), '"w" is malformed.'],
    [SIZE.replace('1440', '99999'), '"w" is malformed.'],
    [SIZE.replace('q=85', 'q=100'), '"q" is malformed.'],
    [SIZE.replace('max', 'clip'), '"fit" is malformed.'],
    [SIZE.replace('format,compress', 'format'), '"auto" is malformed.'],
    [`${SIZE}&fm=png`, '"fm" is malformed.'],
    [`${SIZE}&fp-x=0.50`, 'The parameter "fp-y" is missing.'],
    [`${SIZE}&fp-x=0.50&fp-y=0.50&s=0123456789abcdef`, 'Only a crop has a focal point.'],
  ])('is refused when its query is %s', (query, sentence) => {
    expect(() => parseMediaAddress(`/media/${FILE}?${query}`)).toThrow(sentence)
  })
})
