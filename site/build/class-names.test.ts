import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'
import { expect, test } from 'vitest'
import { scopedName } from './class-names.ts'

const files = globSync('{ui,blocks,site}/**/*.module.css', {
  cwd: projectRoot(),
  exclude: (name) => ['node_modules', 'dist'].includes(name),
}).map((file) => join(projectRoot(), file))

test('a scoped name has the file name and the class name', () => {
  const at = (file: string) => scopedName('card', join(projectRoot(), file))
  expect(at('blocks/hero/hero.module.css')).toBe('hero_card')
  expect(at('blocks/hero/hero.module.css?direct')).toBe('hero_card')
  expect(at('site/screens/listing/listing.module.css')).toBe('listing-screen_card')
})

test('scoped names of different files differ', () => {
  const names = files.map((file) => scopedName('x', file))
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('global styles have no class that looks like a scoped name', () => {
  const common = globSync('ui/styles/*.css', { cwd: projectRoot() })
  const css = common.map((file) => readFileSync(join(projectRoot(), file), 'utf8')).join('\n')
  expect(css).not.toMatch(/\.[a-z][\w-]*_\w/)
})
