import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'
import { expect, test } from 'vitest'

test('no length depends on the width of a zero, which changes when a font arrives', () => {
  const exclude = (name: string) => ['node_modules', 'dist'].includes(name)
  const files = globSync('{blocks,site,ui}/**/*.css', { cwd: projectRoot(), exclude })
  expect(files.length).toBeGreaterThan(50)
  const found = files.filter((file) =>
    /\d(?:ch|ex)\b/.test(readFileSync(join(projectRoot(), file), 'utf8')),
  )
  expect(found).toEqual([])
})
