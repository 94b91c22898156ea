import { expect, test } from 'vitest'
import { structuredDataScript } from './document-html.ts'

test('the script element cannot be closed from inside', () => {
  const html = structuredDataScript([{ '@type': 'Thing', name: '</script><b>' }])
  expect(html).toMatch(/^<script type="application\/ld\+json">[^<]*<\/script>$/)
  expect(structuredDataScript([])).toBe('')
})
