import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileOf } from './kind-files.ts'

const fileOfKind = (kind: string, file: string) => fileOf({ dataset: { block: kind } }, file)

test.each([
  ['accordion_5050', 'behaviour.ts', '../../blocks/accordion-5050/behaviour.ts'],
  ['contact_form', 'island.tsx', '../../blocks/contact-form/island.tsx'],
  ['map_screen', 'behaviour.ts', '../screens/map/behaviour.ts'],
])('the kind %s has its %s at %s', (kind, file, path) => {
  expect(fileOfKind(kind, file)).toBe(path)
  expect(existsSync(join(import.meta.dirname, path))).toBe(true)
})
