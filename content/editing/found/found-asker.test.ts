import type { FormState } from 'payload'
import { expect, test, vi } from 'vitest'
import type { FoundView } from '../../delivery/found/view.ts'
import { FoundAsker } from './found-asker.ts'

const form = (title: string): FormState => ({ title: { value: title, initialValue: title } })

const viewOf = (version: string, picture: string | null): FoundView => ({
  ...{ title: version, description: null, address: null, site: '', isHidden: false },
  share: { title: version, description: null },
  ...{ version, picture, problem: null },
})

type Question = { record: string; values: { title: string }; known?: string }

function aPanel(answer: (question: Question) => Promise<FoundView>) {
  const questions: Question[] = []
  const views: FoundView[] = []
  const late: boolean[] = []
  const ask = (body: string) => {
    const question: Question = JSON.parse(body)
    questions.push(question)
    return answer(question)
  }
  const options = { record: 'pages:1', ask, onView: (view: FoundView) => views.push(view) }
  const asker = new FoundAsker({ ...options, onLate: (isLate) => late.push(isLate) })
  return { asker, questions, views, late }
}

test('an unchanged form is sent once, and an unchanged picture is kept', async () => {
  const { asker, questions, views } = aPanel(async ({ known }) =>
    viewOf('v1', known ? null : 'jpeg'),
  )
  await asker.show(form('Bay'))
  await asker.show(form('Bay'))
  await asker.show(form('Bay!'))
  expect(questions.map(({ values, known }) => [values.title, known])).toEqual([
    ['Bay', undefined],
    ['Bay!', 'v1'],
  ])
  expect(views.map(({ picture }) => picture)).toEqual(['jpeg', 'jpeg'])
})

test('while a request is running, only the latest state waits', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { asker, questions } = aPanel(async ({ values }) => {
    await promise
    return viewOf(values.title, 'jpeg')
  })
  const all = [asker.show(form('B')), asker.show(form('Ba')), asker.show(form('Bay'))]
  resolve()
  await Promise.all(all)
  await vi.waitFor(() => expect(questions.map(({ values }) => values.title)).toEqual(['B', 'Bay']))
})

test('when the service does not answer, the panel says so, and the next change sends a new request', async () => {
  const answer = vi.fn(async () => viewOf('v', 'jpeg')).mockRejectedValueOnce(new Error('away'))
  const { asker, late, views } = aPanel(answer)
  await asker.show(form('Bay'))
  expect([late, views]).toEqual([[true], []])
  await asker.show(form('Bay'))
  expect([late.at(-1), views.length]).toEqual([false, 1])
})

test('a closed panel ignores later responses', async () => {
  const { asker, views } = aPanel(async () => viewOf('v', 'jpeg'))
  const shown = asker.show(form('Bay'))
  asker.close()
  await shown
  expect(views).toEqual([])
})
