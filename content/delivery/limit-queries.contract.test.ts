import { expect, test } from 'vitest'
import { ask, makeToken } from '../test/delivery.ts'
import { openContent } from '../test/payload.ts'

test('hostile queries are refused in words, quickly and without reading anything', async () => {
  await using content = await openContent()
  const token = await makeToken(content.payload, 'preview')
  const refused = [
    `{ ${'a { '.repeat(3000)} b ${'}'.repeat(3000)} }`,
    `{ page(filter: ${'['.repeat(5000)}) { id } }`,
    `{ ${Array.from({ length: 200 }, (_, i) => `p${i}: page(filter: {}) { id }`).join(' ')} }`,
    `{ site { ${'id '.repeat(20_000)} } }`,
    `{ __schema { types { ${'fields { type { '.repeat(8)} name ${'} }'.repeat(8)} } } }`,
    `{ site { ...A } } fragment A on SiteRecord { ...B } fragment B on SiteRecord { ...A }`,
    `{ site { ${'favicon { id } '.repeat(2500)} } }`,
    `{ site { ${'...F '.repeat(100)} } } fragment F on SiteRecord { ${'name '.repeat(2000)} }`,
    `{ site ${'@skip(if: false) '.repeat(3000)} { id } }`,
  ]
  await ask(content.payload, '{ __typename }', { token })

  for (const query of refused) {
    const start = performance.now()
    const accept = 'application/graphql-response+json'
    const { status, data, errors } = await ask(content.payload, query, { token, accept })

    expect.soft({ query: query.slice(0, 40), status, data }).toMatchObject({ status: 400 })
    expect.soft(data).toBeUndefined()
    expect.soft(errors[0]?.message).toMatch(/^\S.*\S$/)
    expect.soft(performance.now() - start).toBeLessThan(1000)
  }
})
