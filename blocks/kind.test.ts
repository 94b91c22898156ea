import { expectTypeOf, test } from 'vitest'
import type { MissingFields } from './kind.ts'

test('fields that the schema does not have are named by their path', () => {
  type Data = {
    title: string | null
    wrong: unknown
    media: { image: { alt: string; wrong: unknown } | null } | null
    links: { label: string | null; wrong: unknown }[]
  }
  expectTypeOf<MissingFields<Data>>().toEqualTypeOf<'wrong' | 'media.image.wrong' | 'links.wrong'>()
})

test('a fragment that fits has no missing fields', () => {
  type Data = { title: string | null; links: { label: string | null }[] }
  expectTypeOf<MissingFields<Data>>().toEqualTypeOf<never>()
})
