// @vitest-environment happy-dom
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Refused } from '../errors/errors-in.ts'
import { KeptForm } from '../kept/kept-form.ts'
import type { Address } from './address.ts'
import type { Fields } from './same.ts'
import type { Base, useGuardedSaves } from './use-guarded-saves.ts'

const payloadForm = vi.hoisted(() => ({
  setModified: (_: boolean) => {},
  getFields: () => ({ title: { value: 'Tides' }, slug: { value: 'tides' } }),
  isModified: false,
}))
vi.mock('@payloadcms/ui', () => ({
  useForm: () => payloadForm,
  useFormModified: () => payloadForm.isModified,
}))

const PATH = '/api/pages/1'
const address: Address = {
  names: { collection: 'pages', id: 1 },
  path: PATH,
  apiRoute: '/api',
  latest: `${PATH}?draft=true`,
  autosave: `${PATH}?autosave=true`,
  method: 'PATCH',
}
const answers: PromiseWithResolvers<Response>[] = []
const service = vi.fn((_url: string, _init: RequestInit) => {
  const answer = Promise.withResolvers<Response>()
  answers.push(answer)
  return answer.promise
})

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.resetModules()
  window.fetch = service as unknown as typeof fetch
  answers.length = 0
})
afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
})

/** A form of Payload with one field, reduced to what concerns saves. */
class OpenForm {
  title = ''
  facts: Fields = {}
  /** What the last save was refused for. */
  refused: readonly Refused[] = []
  /** What is stored, if the service has a newer version than the form. */
  latest: Fields | undefined
  /** How often the form was asked to merge a newer version. */
  merged = 0
  problem: ReturnType<typeof useGuardedSaves>['problem']
  /** Payload treats any such mark during an autosave as a key press, until the next response. */
  #isInBackground = false
  #isMarkedInBackground = false
  #rerender = (_: boolean) => {}

  async open() {
    const { useGuardedSaves } = await import('./use-guarded-saves.ts')
    const { RefusedSavesProvider, useRefusedSaves } = await import('../errors/refused-saves.tsx')
    payloadForm.setModified = (isModified) => {
      if (this.#isInBackground) this.#isMarkedInBackground = true
      this.#rerender(isModified)
    }
    const form = {
      read: () => ({ title: this.title, facts: this.facts }),
      replace: async () => true,
      mark: () => undefined,
      markChanged: () => undefined,
    }
    const base: { current: Base } = {
      current: { doc: { title: '', updatedAt: '1' }, isNextOwnVersion: false },
    }
    const kept = new KeptForm(PATH)
    const no = async () => false
    const readLatest = async () => this.latest
    const onNewer = async () => {
      this.merged++
      return true
    }
    const asked = { readLatest, onNewer, isSignedOut: no }
    const Form = () => {
      ;[payloadForm.isModified, this.#rerender] = useState(false)
      this.problem = useGuardedSaves({ address, form, base, kept, ...asked }).problem
      this.refused = useRefusedSaves().refused
      return null
    }
    const root = createRoot(document.createElement('div'))
    const inProvider = (
      <RefusedSavesProvider>
        <Form />
      </RefusedSavesProvider>
    )
    await act(async () => root.render(inProvider))
    return () => act(async () => root.unmount())
  }

  type(text: string) {
    this.title += text
    return act(async () => payloadForm.setModified(true))
  }

  /** Sends the contents of the form; resolves when it has processed the response. */
  async save(kind: 'autosave' | 'publication') {
    this.#isInBackground = kind === 'autosave'
    const body = new FormData()
    body.set('_payload', JSON.stringify({ title: this.title, facts: this.facts }))
    const url = kind === 'autosave' ? address.autosave : PATH
    const { status } = await window.fetch(url, { method: 'PATCH', body })
    if (!this.#isMarkedInBackground) payloadForm.setModified(false)
    this.#isMarkedInBackground = false
    // It requests the state of its fields before the autosave is over.
    await new Promise((resolve) => setTimeout(resolve))
    this.#isInBackground = false
    return status
  }
}

/** Answers a save, once it has been sent. */
async function answer(at: number) {
  await answerWith(at, Response.json({ doc: { title: '', updatedAt: `${at + 2}` } }))
}

async function answerWith(at: number, response: Response) {
  await vi.waitFor(() => expect(answers).toHaveLength(at + 1))
  answers[at]?.resolve(response)
}

test('a key press after the start of an autosave leaves the form changed; the next one saves it', async () => {
  const form = new OpenForm()
  const leave = await form.open()
  await form.type('Tides')
  await act(async () => {
    const first = form.save('autosave')
    form.title += ' and winds'
    await answer(0)
    await first
  })
  expect(payloadForm.isModified).toBe(true)
  await act(async () => {
    const second = form.save('autosave')
    await answer(1)
    await second
  })
  expect(payloadForm.isModified).toBe(false)
  await leave()
})

test('a “No” that is chosen during a save leaves the form changed', async () => {
  const form = new OpenForm()
  const leave = await form.open()
  await form.type('Tides')
  await act(async () => {
    const first = form.save('autosave')
    form.facts = { balkon: false }
    await answer(0)
    await first
  })
  expect(payloadForm.isModified).toBe(true)
  await leave()
})

test('a form that is published soon after an autosave is unchanged', async () => {
  const form = new OpenForm()
  const leave = await form.open()
  for (const [at, kind] of (['autosave', 'publication'] as const).entries()) {
    await form.type('Tides')
    await act(async () => {
      const saved = form.save(kind)
      await answer(at)
      await saved
    })
  }
  expect(payloadForm.isModified).toBe(false)
  await leave()
})

const REQUIRED = { path: 'title', label: 'Title', message: 'This field is required.' }
const TAKEN = { path: 'slug', message: 'This slug is taken.' }

test.each([
  ['a draft', 'autosave', ['title', 'slug']],
  ['a publication, which leaves the others to the checks of the form', 'publication', ['slug']],
] as const)(
  'the errors that a refused save has found are kept until the next one: %s',
  async (_, kind, kept) => {
    const form = new OpenForm()
    const leave = await form.open()
    await form.type('Tides')
    await act(async () => {
      const refused = form.save(kind)
      const errors = [{ message: '2 things to fix.', data: { errors: [REQUIRED, TAKEN] } }]
      await answerWith(0, Response.json({ errors }, { status: 400 }))
      expect(await refused).toBe(400)
    })
    expect(form.refused.map(({ place }) => place)).toEqual(kept)
    await act(async () => {
      const saved = form.save('autosave')
      await answer(1)
      await saved
    })
    expect(form.refused).toEqual([])
    await leave()
  },
)

test('a save that comes while the service starts is one without a connection, which is tried again', async () => {
  const form = new OpenForm()
  const leave = await form.open()
  await form.type('Tides')
  await act(async () => {
    const saved = form.save('autosave')
    const errors = [{ message: 'The content service is starting.' }]
    await answerWith(0, Response.json({ errors }, { status: 503 }))
    await saved
  })
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve))))
  expect([form.problem?.kind, payloadForm.isModified]).toEqual(['offline', true])
  await leave()
})

test('a save that was stored without an answer is the form’s own: the next one is based on it', async () => {
  const form = new OpenForm()
  const leave = await form.open()
  await form.type('Tides')
  await act(async () => {
    const lost = form.save('autosave')
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    answers[0]?.reject(new TypeError('Failed to fetch'))
    await lost
  })
  form.latest = { title: 'Tides', updatedAt: '5' }
  await form.type(' and winds')
  await act(async () => {
    const next = form.save('autosave')
    await answerWith(1, Response.json({ errors: [] }, { status: 412 }))
    await answer(2)
    expect(await next).toBe(200)
  })
  const bases = service.mock.calls.slice(-2).map(([, { headers }]) => {
    return new Headers(headers).get('if-match')
  })
  expect([bases, form.merged]).toEqual([['"1"', '"5"'], 0])
  await leave()
})
