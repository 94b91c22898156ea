import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { kindFile } from './kind-files.ts'

const fileOf = (kind: string, file: string) => kindFile({ dataset: { block: kind } }, file)

test.each([
  ['accordion_5050', 'behaviour.ts', '../../blocks/accordion-5050/behaviour.ts'],
  ['contact_form', 'island.tsx', '../../blocks/contact-form/island.tsx'],
  ['map_screen', 'behaviour.ts', '../screens/map/behaviour.ts'],
])('kind %s has %s at %s', (kind, file, path) => {
  expect(fileOf(kind, file)).toBe(path)
  expect(existsSync(join(import.meta.dirname, path))).toBe(true)
})
