import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'
import { expect, test } from 'vitest'
import { kindFile } from './kind-files.ts'

const fileOf = (kind: string, file: string) => kindFile({ dataset: { block: kind } }, file)

test.each([
  ['opening_hours', 'behaviour.ts', '../../blocks/opening-hours/behaviour.ts'],
  ['map_screen', 'behaviour.ts', '../screens/map/behaviour.ts'],
])('kind %s has %s at %s', (kind, file, path) => {
  expect(fileOf(kind, file)).toBe(path)
})

test('the behaviours of all kinds are found', () => {
  const files = globSync('blocks/*/behaviour.ts', { cwd: projectRoot() })
  for (const [, folder = '', file = ''] of files.map((path) => path.split('/'))) {
    const path = fileOf(folder.replaceAll('-', '_'), file)
    expect(existsSync(join(import.meta.dirname, path)), path).toBe(true)
  }
})
