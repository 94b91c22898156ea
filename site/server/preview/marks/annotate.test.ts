import { expect, test } from 'vitest'
import { annotate } from './annotate.ts'
import { markData } from './mark-data.ts'
import { Marks } from './marks.ts'

test('the id of a row becomes an attribute and no element', () => {
  const marks = new Marks()
  const id = '"><img src=x onerror=alert(1)>&amp;'
  const page = { __typename: 'PageRecord', id: '12', rows: [{ id, title: 'Cove' }] }
  const marked = JSON.stringify(markData(page, marks))
  const title = /C[^"]*ove/.exec(marked)?.[0] ?? ''

  const html = annotate('<p>Cove</p>', `<p>${title}</p>`, marks)

  expect(html).toBe(
    '<p data-edit="pages:12#rows.&quot;>&lt;img src=x onerror=alert(1)>&amp;amp;.title">Cove</p>',
  )
})
