import { picture } from '@belvedere/blocks/parts/fixture.ts'
import { expect, test } from 'vitest'
import { testSite } from '../../testing/test-site.ts'

test('a payload has the share picture of its page, the document does not', async () => {
  const site = await testSite()
  const share = picture('reef', { alt: 'The reef at noon' })
  const page = { id: '1', title: 'Reef', blocks: [], _shareImage: share }
  site.content.pages.set('reef', page)
  const payload = await (await site.get('/reef/_payload.json')).json()
  expect(payload.share).toMatchObject({ alt: 'The reef at noon' })
  expect(payload.share.responsiveImage?.srcSet).toBe(share.responsiveImage?.srcSet)
  expect(await site.text('/reef')).not.toContain('The reef at noon')
})

test('the share picture is null for a page without pictures', async () => {
  const site = await testSite()
  site.content.pages.set('reef', { id: '1', title: 'Reef', blocks: [] })
  const payload = await (await site.get('/reef/_payload.json')).json()
  expect(payload.share).toBe(null)
})

test('the payload of the map has a share picture', async () => {
  const site = await testSite()
  const share = picture('plan', { alt: 'The peninsula' })
  site.content.only.map = { title: 'The map', places: [], _shareImage: share }
  const payload = await (await site.get('/map/_payload.json')).json()
  expect(payload.share).toMatchObject({ alt: 'The peninsula' })
})
