import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { joinedAddress, joinedFiles } from './joined-styles.ts'

const sheet = (name: string, css: string) => ({ href: `/assets/${name}.css`, css })
const hero = sheet('hero-AbCd3fgh', '.hero{}')
const intro = sheet('intro-x_9-Zfgh', '.intro{}')
const card = sheet('card-00000fgh', '.card{}')
const files = () => joinedFiles([hero, intro, card])

test('the address of a set of stylesheets is enough to make their file', () => {
  const address = joinedAddress([card, hero])
  expect(address).toBe('/assets/joined.00000.AbCd3.css')
  const file = files()(address)
  expect(file?.encodings.identity.body.toString()).toBe('.card{}\n.hero{}')
  const packed = file?.encodings.br?.body ?? Buffer.alloc(0)
  expect(brotliDecompressSync(packed).toString()).toBe('.card{}\n.hero{}')
  expect(file?.headers.join()).toContain('immutable')
})

test('a file is made once', () => {
  const make = files()
  const address = joinedAddress([hero, intro])
  expect(make(address)).toBe(make(address))
})

test.each([
  '/assets/joined.css',
  '/assets/joined.other.css',
  '/assets/joined.AbCd3.other.css',
  '/assets/joined.AbCd3.AbCd3.css',
  '/assets/hero-AbCd3fgh.css',
  '/joined.AbCd3.css',
])('there is no file at %s', (address) => {
  expect(files()(address)).toBeUndefined()
})

test('no more sets are kept than a site has', () => {
  const sheets = Array.from({ length: 300 }, (_, at) => sheet(`x-${10_000 + at}fgh`, `.x${at}{}`))
  const make = joinedFiles(sheets)
  const addresses = sheets.map((one) => joinedAddress([one]))
  const first = make(addresses[0] ?? '')
  for (const address of addresses) expect(make(address)).toBeDefined()
  expect(make(addresses[0] ?? '')).not.toBe(first)
  expect(make(addresses.at(-1) ?? '')).toBe(make(addresses.at(-1) ?? ''))
})
