// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findEntries } from '../kept/entries.ts'
import { KeptForm } from '../kept/kept-form.ts'
import type { CreateResult } from './create-record.ts'
import { useLeavingNew } from './use-leaving-new.ts'

const failed: CreateResult = { problem: { kind: 'unreachable', message: '' } }
const PLACE = '7:pages/new'
const found = () => findEntries(PLACE)[0]?.entry.mine

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => localStorage.clear())

type FormProps = Pick<Parameters<typeof useLeavingNew>[0], 'isUnsaved' | 'kept' | 'create'>

function Form(props: FormProps) {
  const read = () => ({ title: 'Tides' })
  const placeFor = (id: number) => `7:${id}`
  useLeavingNew({ ...props, read, creation: { current: undefined }, placeFor })
  return null
}

/** A form of a new record with the title “Tides”; the service is down. */
async function openForm(isUnsaved: boolean, answer = Promise.resolve(failed)) {
  const create = vi.fn(() => answer)
  const kept = new KeptForm(PLACE)
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Form {...{ isUnsaved, kept, create }} />))
  return { create, leave: () => act(async () => root.unmount()) }
}

const closeTab = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented ? 'asked' : 'closed'
}

test('closing the tab asks while the record is not saved, and a reload keeps its words', async () => {
  const { leave } = await openForm(true)
  expect(closeTab()).toBe('asked')
  window.dispatchEvent(new Event('pagehide'))
  expect(found()).toEqual({ title: 'Tides' })
  await leave()
  expect(closeTab()).toBe('closed')
})

test('going to another screen of the studio saves the record, or keeps its words', async () => {
  const { create, leave } = await openForm(true)
  await leave()
  expect(create).toHaveBeenCalledOnce()
  expect(found()).toEqual({ title: 'Tides' })
})

test('its words are kept until the service answers, and gone once it has the record', async () => {
  const { promise, resolve } = Promise.withResolvers<CreateResult>()
  const { leave } = await openForm(true, promise)
  await leave()
  expect(found()).toEqual({ title: 'Tides' })
  await act(async () => resolve({ doc: { id: 4 } }))
  expect(found()).toBeUndefined()
})

test('a form without input is left without a trace', async () => {
  const { create, leave } = await openForm(false)
  expect(closeTab()).toBe('closed')
  window.dispatchEvent(new Event('pagehide'))
  await leave()
  expect(create).not.toHaveBeenCalled()
  expect(found()).toBeUndefined()
})
