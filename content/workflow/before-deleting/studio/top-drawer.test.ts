import { expect, test } from 'vitest'
import { topDrawer } from './top-drawer.ts'

const drawer = (slug: string, openedOn: number, isOpen = true) => ({ slug, openedOn, isOpen })

test('the drawer of a record that was opened last is on top', () => {
  const modals = {
    a: drawer('drawer_1_doc-drawer_pages_1_x', 10),
    b: drawer('drawer_2_doc-drawer_media_2_y', 20),
    c: drawer('drawer_3_doc-drawer_media_3_z', 30, false),
    d: drawer('delete-5', 40),
  }
  expect(topDrawer(modals)).toBe('drawer_2_doc-drawer_media_2_y')
})

test('without a drawer the page itself is on top', () => {
  expect(topDrawer({ d: drawer('delete-5', 40) })).toBeUndefined()
})
