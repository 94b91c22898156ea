import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { typesOf } from './schema-types.ts'

test('blocks/graphql-env.d.ts matches content/schema.graphql', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

  expect(read('../blocks/graphql-env.d.ts')).toBe(typesOf(read('../content/schema.graphql')))
})
