import { expect, test } from '@playwright/test'
import { readStack } from './stack.ts'

const { studioUrl, token, previewToken } = readStack()

type Answer = {
  status: number
  allow: string | null
  errors: { message: string }[]
  data: Record<string, unknown> | null
  tags: string[]
}

async function ask(query: string, bearer?: string, path = '/graphql'): Promise<Answer> {
  const response = await fetch(studioUrl + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    },
    body: JSON.stringify({ query }),
  })
  const { errors = [], data = null, extensions } = await response.json()
  const allow = response.headers.get('allow')
  return { status: response.status, allow, errors, data, tags: extensions?.cacheTags ?? [] }
}

const home = '{ home { id } }'
const introspection = '{ __schema { queryType { name } } }'

test('without a token the delivery API answers 401 and says what to send', async () => {
  const { status, errors, data } = await ask(home)
  expect([status, data]).toEqual([401, null])
  expect(errors[0]?.message).toContain('Authorization: Bearer')
})

test('an unknown token is as good as none', async () => {
  expect((await ask(home, 'made-up')).status).toBe(401)
})

test('a token for published content opens no drafts', async () => {
  expect((await ask(home, token, '/graphql/preview')).status).toBe(403)
  expect((await ask(home, previewToken, '/graphql/preview')).status).toBe(200)
})

test('only POST is answered', async () => {
  const response = await fetch(`${studioUrl}/graphql?query=${encodeURIComponent(home)}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
})

test('nothing can be changed through the delivery API', async () => {
  const { errors, data } = await ask('mutation { deletePage(id: 1) { id } }', previewToken)
  expect(data).toBeNull()
  expect(errors).not.toEqual([])
})

test('a token for published content asks what the site asks, and nothing else', async () => {
  const { status, errors, data } = await ask(home, token)
  expect([status, data]).toEqual([403, null])
  expect(errors[0]?.message).toContain('scope is preview')
})

test('the schema shows itself to a preview token only', async () => {
  const refused = await ask(introspection, token)
  expect([refused.status, refused.data]).toEqual([403, null])
  const { data } = await ask(introspection, previewToken)
  expect(data).toEqual({ __schema: { queryType: { name: 'Query' } } })
})

test('an answer names every record it was made from', async () => {
  const { data, tags } = await ask(
    `{ page(filter: { slug: { eq: "lagoon" } }) {
         id blocks { ... on HeroRecord { media { image { id } } } ... on Feature5050Record { link { to } } }
       } }`,
    previewToken,
  )
  const { page } = data as { page: { id: string; blocks: { media?: { image: { id: string } } }[] } }
  const picture = page.blocks.find(({ media }) => media)?.media?.image.id
  expect(tags).toContain(`pages:${page.id}`)
  expect(tags).toContain('pages:slug=lagoon')
  expect(tags).toContain(`media:${picture}`)
})

test('a page that is not there is null, and the question is remembered by its slug', async () => {
  const { data, tags, errors } = await ask(
    '{ page(filter: { slug: { eq: "nowhere" } }) { id } }',
    previewToken,
  )
  expect(errors).toEqual([])
  expect(data).toEqual({ page: null })
  expect(tags).toEqual(['pages:slug=nowhere'])
})
