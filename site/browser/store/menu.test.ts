import { expect, test } from 'vitest'
import { closedMenu, type MenuEvent, type MenuState, nextMenuState, updatedMenu } from './menu.ts'

const after = (...events: MenuEvent[]): MenuState => events.reduce(nextMenuState, closedMenu)

test('the toggle starts opening a closed menu, and `settle` opens it', () => {
  expect(after('toggle')).toEqual({ isOpen: true, isOpening: true, isClosing: false })
  expect(after('toggle', 'settle')).toEqual({ isOpen: true, isOpening: false, isClosing: false })
})

test('the toggle does nothing while the menu opens', () => {
  expect(after('toggle', 'toggle')).toBe(after('toggle'))
})

test('the toggle does nothing while the menu closes', () => {
  const closing = after('toggle', 'settle', 'toggle')
  expect(closing).toEqual({ isOpen: false, isOpening: false, isClosing: true })
  expect(nextMenuState(closing, 'toggle')).toBe(closing)
})

test('a menu that has closed can be opened again', () => {
  const closed = after('toggle', 'settle', 'toggle', 'settle')
  expect(closed).toEqual(closedMenu)
  expect(nextMenuState(closed, 'toggle')).toEqual(after('toggle'))
})

test('`close` reverses a menu that is still opening', () => {
  expect(after('toggle', 'close')).toEqual({ isOpen: false, isOpening: false, isClosing: true })
})

test('`close` does not change a closed or closing menu', () => {
  expect(after('close')).toBe(closedMenu)
  const closing = after('toggle', 'settle', 'close')
  expect(nextMenuState(closing, 'close')).toBe(closing)
})

test('`settle` does not change a menu at rest', () => {
  const open = after('toggle', 'settle')
  expect(nextMenuState(open, 'settle')).toBe(open)
  expect(nextMenuState(closedMenu, 'settle')).toBe(closedMenu)
})

test('some flags can be updated, and the others stay', () => {
  expect(updatedMenu(closedMenu, { isOpening: true })).toEqual({ ...closedMenu, isOpening: true })
  expect(updatedMenu(closedMenu, { isOpen: false })).toBe(closedMenu)
})
