// @vitest-environment happy-dom
import type { JSONFieldClientProps } from 'payload'
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WordsField } from './words-field.tsx'

/** What the form holds. */
let held: Record<string, string> = {}

vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick }: { children: string; onClick: () => void }) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
  FieldDescription: () => null,
  useField: () => {
    const [value, setValue] = useState(held)
    held = value
    return { value, setValue }
  },
}))

async function open(own: Record<string, string>) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async () => Response.json({ locale: 'de-DE' }))
  held = own
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  onTestFinished(() => {
    act(() => root.unmount())
    place.remove()
  })
  const props = { path: 'words', field: {} } as JSONFieldClientProps
  await act(() => root.render(<WordsField {...props} />))
  const control = (key: string) => {
    const found = place.querySelector<HTMLInputElement>(`[name="words.${key}"]`)
    if (!found) throw new Error(`The list has no ${key}.`)
    return found
  }
  const type = (field: HTMLInputElement, text: string) =>
    act(() => {
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
      set?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  return { place, control, type }
}

test('each word shows the text of the language of the site until it has one of its own', async () => {
  const { control, type } = await open({ 'list.sort': 'Reihenfolge' })
  expect(control('labels.menu').placeholder).toBe('Menü')
  expect([control('labels.menu').value, control('list.sort').value]).toEqual(['', 'Reihenfolge'])
  await type(control('labels.menu'), 'Inhalt')
  expect(held).toEqual({ 'list.sort': 'Reihenfolge', 'labels.menu': 'Inhalt' })
  await type(control('list.sort'), '')
  expect(held).toEqual({ 'labels.menu': 'Inhalt' })
})

test('a sentence that a page can do without is taken away, and brought back', async () => {
  const { control, place } = await open({})
  const button = () => control('form.note').closest('.word-row')?.querySelector('button')
  expect(control('form.go').closest('.word-row')?.querySelector('button')).toBeNull()
  await act(() => button()?.click())
  expect(held).toEqual({ 'form.note': '' })
  expect([control('form.note').disabled, button()?.textContent]).toEqual([true, 'Bring back'])
  await act(() => button()?.click())
  expect(held).toEqual({})
  expect(place.querySelectorAll('summary small')).toHaveLength(0)
})

test('a search leaves the words that it finds, with their groups open', async () => {
  const { place, type } = await open({ 'labels.menu': 'Inhalt' })
  const search = place.querySelector<HTMLInputElement>('[type=search]')
  if (search) await type(search, 'inhalt')
  const names = [...place.querySelectorAll('[name]')].map((one) => one.getAttribute('name'))
  expect(names).toContain('words.labels.menu')
  expect(names.length).toBeLessThan(6)
  expect(place.querySelector('details')?.open).toBe(true)
})
