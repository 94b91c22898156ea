import { expect, test } from '@playwright/test'
import { orchard } from './fixture/names.ts'
import { readStack } from './stack.ts'

const { studioUrl, token, previewToken } = readStack()

type QueryResult = {
  status: number
  errors: { message: string }[]
  data: Record<string, unknown> | null
  tags: string[]
}

async function postQuery(query: string, bearer?: string, path = '/graphql'): Promise<QueryResult> {
  const response = await fetch(studioUrl + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    },
    body: JSON.stringify({ query }),
  })
  const { errors = [], data = null, extensions } = await response.json()
  return { status: response.status, errors, data, tags: extensions?.cacheTags ?? [] }
}

const home = '{ home { id } }'
const introspection = '{ __schema { queryType { name } } }'

test('without a token the delivery API answers 401 and names the missing header', async () => {
  const { status, errors, data } = await postQuery(home)
  expect([status, data]).toEqual([401, null])
  expect(errors[0]?.message).toContain('Authorization: Bearer')
})

test('an unknown token answers 401', async () => {
  expect((await postQuery(home, 'made-up')).status).toBe(401)
})

test('a published token cannot read drafts', async () => {
  expect((await postQuery(home, token, '/graphql/preview')).status).toBe(403)
  expect((await postQuery(home, previewToken, '/graphql/preview')).status).toBe(200)
})

test('queries by GET are answered as those by POST; other methods are refused', async () => {
  const address = `${studioUrl}/graphql?query=${encodeURIComponent(home)}`
  const send = (bearer: string, method = 'GET') =>
    fetch(address, { method, headers: { authorization: `Bearer ${bearer}` } })
  const answer = await send(previewToken)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const { data } = await answer.json()
  expect(data).toEqual((await postQuery(home, previewToken)).data)
  expect(data.home.id).toBeTruthy()
  expect((await send(token)).status).toBe(403)
  expect((await fetch(address)).status).toBe(401)
  const refused = await send(previewToken, 'PUT')
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
})

test('the delivery API has no mutations', async () => {
  const { errors, data } = await postQuery('mutation { deletePage(id: 1) { id } }', previewToken)
  expect(data).toBeNull()
  expect(errors).not.toEqual([])
})

test('the site’s token can run only its own queries', async () => {
  const { status, errors, data } = await postQuery(home, token)
  expect([status, data]).toEqual([403, null])
  expect(errors[0]?.message).toContain('make a delivery token in the studio')
})

test('introspection needs another token than that of the site', async () => {
  const refused = await postQuery(introspection, token)
  expect([refused.status, refused.data]).toEqual([403, null])
  const { data } = await postQuery(introspection, previewToken)
  expect(data).toEqual({ __schema: { queryType: { name: 'Query' } } })
})

test('a response has a tag for every record in it', async () => {
  const { data, tags } = await postQuery(
    `{ page(filter: { slug: { eq: "${orchard.slug}" } }) {
         id blocks { ... on HeroRecord { media { image { id } } } ... on Feature5050Record { link { to } } }
       } }`,
    previewToken,
  )
  const { page } = data as { page: { id: string; blocks: { media?: { image: { id: string } } }[] } }
  const picture = page.blocks.find(({ media }) => media)?.media?.image.id
  expect(tags).toContain(`pages:${page.id}`)
  expect(tags).toContain(`pages:slug=${orchard.slug}`)
  expect(tags).toContain(`media:${picture}`)
})

test('a missing page is null and tagged with its slug', async () => {
  const { data, tags, errors } = await postQuery(
    '{ page(filter: { slug: { eq: "nowhere" } }) { id } }',
    previewToken,
  )
  expect(errors).toEqual([])
  expect(data).toEqual({ page: null })
  expect(tags).toEqual(['pages:slug=nowhere'])
})
