import { expect, test } from 'vitest'
import { readSheetForm } from './read-sheet-form.ts'

const request = (body: BodyInit, headers?: HeadersInit) =>
  new Request('http://localhost:3001/', { method: 'POST', body, ...(headers && { headers }) })

function formWith(file?: File) {
  const form = new FormData()
  form.set('publish', 'true')
  if (file) form.set('file', file)
  return form
}

/** A form as it arrives when the connection breaks. */
async function cut() {
  const whole = request(formWith(new File(['/a,/b'], 'a.csv')))
  const bytes = await whole.arrayBuffer()
  return request(bytes.slice(0, -40), {
    'content-type': whole.headers.get('content-type') ?? '',
  })
}

test('the file of a form is found beside its other fields', async () => {
  const { form, file } = await readSheetForm(request(formWith(new File(['/a,/b'], 'a.csv'))))
  expect([file.name, form.get('publish')]).toEqual(['a.csv', 'true'])
  const { file: empty } = await readSheetForm(request(formWith(new File([], 'empty.csv'))))
  expect(empty.size).toBe(0)
})

test.each([
  ['a form without a file', () => request(formWith()), 400, /^Choose a file\.$/],
  ['a form in which none was chosen', () => request(formWith(new File([], ''))), 400, /^Choose a/],
  ['half of a form', cut, 400, /did not arrive whole\. Check your connection/],
  ['what is no form', () => request('{}'), 400, /^Send the sheet as "file" in a form/],
  [
    'a form that says it is too large',
    () => request(formWith(), { 'content-length': '900000000' }),
    413,
    /./,
  ],
])('%s is refused with its own sentence', async (_, make, status, message) => {
  await expect(readSheetForm(await make())).rejects.toMatchObject({
    status,
    message: expect.stringMatching(message),
  })
})
