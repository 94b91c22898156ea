import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as kinds from '@belvedere/blocks/fields.ts'
import { checkSlug } from '@belvedere/content/model/slug.ts'
import { expect, test } from 'vitest'
import { type CopyLink, copy, pictures } from './copy.ts'

const blocks = [...copy.home.blocks, ...copy.pages.flatMap((page) => page.blocks)]
const { menu, menu2, menu3, secondaryMenu, footMenu1, footMenu2 } = copy.global
const menus = [menu, menu2, menu3, secondaryMenu, footMenu1, footMenu2]

test('every link leads to a page of the demo', () => {
  const paths = new Set(copy.pages.map(({ slug }) => `/${slug}`))
  const links: CopyLink[] = [...menus.flat(), ...blocks.flatMap(({ link }) => link ?? [])]
  const isMessage = (to: string) => /^(mailto|tel):/.test(to)
  expect(links.filter(({ to }) => !paths.has(to) && !isMessage(to))).toEqual([])
})

test('every picture is in the folder, described, and used', () => {
  const files = Object.values(pictures).map(({ file }) => file)
  expect(readdirSync(join(import.meta.dirname, 'images')).sort()).toEqual(files.sort())
  expect(Object.values(pictures).filter(({ alt }) => alt.length < 10)).toEqual([])
  expect(files.every((file) => existsSync(join(import.meta.dirname, 'images', file)))).toBe(true)
})

test('the demo shows every kind of block, and no page is empty', () => {
  const shown = new Set(blocks.map(({ type }) => type))
  expect([...shown].sort()).toEqual(
    Object.values(kinds)
      .map(({ slug }) => slug)
      .sort(),
  )
  expect(copy.pages.filter((page) => page.blocks.length < 2)).toEqual([])
})

test('every page has an address of its own that pages may have, and a description', () => {
  const slugs = copy.pages.map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(slugs.map((slug) => checkSlug(slug)).filter((answer) => answer !== true)).toEqual([])
  expect(copy.pages.filter(({ seo }) => !seo.description)).toEqual([])
})

test('every picture a block names is there', () => {
  const named = blocks.flatMap(({ media, images = [] }) => [...(media ? [media] : []), ...images])
  expect(named.filter((name) => !(name in pictures))).toEqual([])
})

test('no page shows a picture twice', () => {
  const pages = [{ slug: '', blocks: copy.home.blocks }, ...copy.pages]
  const twice = pages.flatMap((page) => {
    const shown = page.blocks.flatMap(({ media, images = [] }) => [
      ...(media ? [media] : []),
      ...images,
    ])
    return shown
      .filter((name, at) => shown.indexOf(name) < at)
      .map((name) => `/${page.slug}: ${name}`)
  })
  expect(twice).toEqual([])
})
