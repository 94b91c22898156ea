import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { blockOf, linksOf } from './blocks.ts'
import { type CopyPage, copy } from './copy.ts'
import { type Ids, pictureId } from './ids.ts'
import { paragraph } from './rich-text.ts'

/** Writes pages and settings in one transaction: cut off in between, none of it is there. */
export async function seedTexts(payload: Payload, pictures: Ids['pictures']): Promise<void> {
  const req = await createLocalReq({ context: { quiet: true } }, payload)
  await initTransaction(req)
  try {
    const ids = { pictures, pages: new Map<string, number>() }
    const missing = await makePages(req, ids)
    for (const page of missing) await fillPage(req, page, ids)
    await seedHome(req, ids)
    await seedMenus(req, ids)
    await seedSite(req, ids)
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** Pages link to each other, so all of them exist, empty, before the first is filled. */
async function makePages(req: PayloadRequest, ids: Ids): Promise<CopyPage[]> {
  const missing: CopyPage[] = []
  for (const page of copy.pages) {
    const known = await findPage(req, page.slug)
    ids.pages.set(page.slug, known ?? (await makePage(req, page)))
    if (known === undefined) missing.push(page)
  }
  return missing
}

async function findPage({ payload }: PayloadRequest, slug: string) {
  const where = { slug: { equals: slug } }
  const { docs } = await payload.find({ collection: 'pages', where, depth: 0, limit: 1 })
  return docs[0]?.id
}

async function makePage(req: PayloadRequest, { title, slug }: CopyPage) {
  const data = { title, slug, _status: 'draft' as const }
  const { id } = await req.payload.create({ collection: 'pages', data, draft: true, depth: 0, req })
  return id
}

async function fillPage(req: PayloadRequest, { slug, title, seo, blocks }: CopyPage, ids: Ids) {
  const id = ids.pages.get(slug)
  if (id === undefined) return
  const own = blocks.map((block) => blockOf(block, ids))
  const data = { title, slug, seo, blocks: own, _status: 'published' as const }
  await req.payload.update({ collection: 'pages', id, data, depth: 0, req })
}

async function seedHome(req: PayloadRequest, ids: Ids) {
  const blocks = copy.home.blocks.map((block) => blockOf(block, ids))
  const data = { seo: copy.home.seo, blocks, _status: 'published' as const }
  await req.payload.updateGlobal({ slug: 'home', data, depth: 0, req })
}

async function seedMenus(req: PayloadRequest, ids: Ids) {
  const { menu, menu2, menu3, secondaryMenu, footMenu1, footMenu2, ...rest } = copy.global
  const menus = { menu, menu2, menu3, secondaryMenu, footMenu1, footMenu2 }
  const rows = Object.entries(menus).map(([name, links]) => [name, linksOf(links, ids)])
  const data = {
    ...rest,
    ...Object.fromEntries(rows),
    image: pictureId(ids, rest.image),
    menuData: rest.menuData.map(({ address, ...contact }) => ({
      ...contact,
      ...(address && { address: paragraph(address) }),
    })),
  }
  await req.payload.updateGlobal({
    slug: 'global',
    data: { ...data, _status: 'published' },
    depth: 0,
    req,
  })
}

async function seedSite(req: PayloadRequest, ids: Ids) {
  const data = {
    ...copy.site,
    favicon: pictureId(ids, copy.site.favicon),
    _status: 'published' as const,
  }
  await req.payload.updateGlobal({ slug: 'site', data, depth: 0, req })
}
