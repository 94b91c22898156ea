import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'
import { expect, test } from 'vitest'
import { moduleFiles, scopedName, shortName, shortNames } from './class-names.ts'

const at = (file: string) => join(projectRoot(), file)
const ARC = 'ui/themes/day/arc.module.css'

test('in development a scoped name has the file name and the class name', () => {
  expect(scopedName('card', at(ARC))).toBe('arc_card')
  expect(scopedName('card', at(`${ARC}?direct`))).toBe('arc_card')
  expect(scopedName('card', at('site/screens/listing/listing.module.css'))).toBe(
    'listing-screen_card',
  )
})

test('in development scoped names of different files differ', () => {
  const names = moduleFiles().map((file) => scopedName('x', at(file)))
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('in a build a scoped name has two letters for the file and the number of the class', () => {
  expect(shortName(0, 0)).toBe('Aa0')
  expect(shortName(27, 35)).toBe('Bbz')
  expect(shortName(27, 36)).toBe('Bb10')
  expect(() => shortName(26 * 26, 0)).toThrow('two letters')
})

test('client and server builds name a class alike, and every class differently', () => {
  const [client, server] = [shortNames(), shortNames()]
  const arc = client('arc', at(ARC))
  expect(arc).toMatch(/^[A-Z][a-z][0-9a-z]+$/)
  expect(server('arc', at(`${ARC}?direct`))).toBe(arc)
  const crumbs = 'ui/crumbs.module.css'
  expect(client('crumbs', at(crumbs))).not.toBe(arc)
})

test('an unknown class or a file outside of the rooms is refused', () => {
  expect(() => shortNames()('nowhere', at(ARC))).toThrow('has no class')
  expect(() => shortNames()('x', at('docs/x.module.css'))).toThrow()
})

test('global styles have no class that looks like a scoped name', () => {
  const common = globSync('ui/styles/*.css', { cwd: projectRoot() })
  const css = common.map((file) => readFileSync(at(file), 'utf8')).join('\n')
  expect(css).not.toMatch(/\.[A-Z][a-z]\w|\.[a-z][\w-]*_\w/)
})
