import { expect, test } from 'vitest'
import { iconSource } from './icon-source.ts'

const iconOf = async (features: object) => {
  const source = await iconSource({ brand: null, site: { features }, readFile: async () => null })
  return { kind: source?.kind, svg: `${source?.image}` }
}

test('without a mark the icon is a sun, or a rule in the brand’s colours where the site shows no sun', async () => {
  const byDay = await iconOf({ theme: 'day' })
  expect(byDay.kind).toBe('default')
  const plain = await iconOf({ theme: 'plain' })
  expect(plain.kind).toBe('drawing')
  expect(plain.svg).toMatch(/^<svg [^>]*viewBox="0 0 100 100"><circle .*<path .*<\/svg>$/)
  expect(plain.svg).not.toMatch(/var\(|currentColor/)
  expect(await iconOf({ theme: 'day', sign: false })).toEqual(plain)
})
