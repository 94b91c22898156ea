import { expect, test } from 'vitest'
import { codeBlocks, isAsShown } from './code-blocks.ts'

const page = `
Ask it:

\`\`\`sh
curl localhost
\`\`\`

You should see:

\`\`\`text
ok
\`\`\`

Not run by the tests: needs root.

\`\`\`sh
reboot
\`\`\`

Both are explained.

The words are in the middle of nothing.

\`\`\`text
not an answer
\`\`\`
`

test('a block has its language, what it prints and why it is not run', () => {
  expect(codeBlocks(page)).toMatchObject([
    { language: 'sh', code: 'curl localhost', line: 4, notRun: undefined, expected: 'ok' },
    { language: 'text', code: 'ok' },
    { language: 'sh', code: 'reboot', notRun: 'needs root', expected: undefined },
    { language: 'text', code: 'not an answer' },
  ])
})

test('a block without an end is an error', () => {
  expect(() => codeBlocks('```sh\nls')).toThrow('The block in line 1 has no end.')
})

test('an ellipsis in expected output matches the rest of a line', () => {
  expect(isAsShown('New password: abc\nChange it.\n', 'New password: …\nChange it.')).toBe(true)
  expect(isAsShown('New password: abc\nmore\nChange it.', 'New password: …\nChange it.')).toBe(
    false,
  )
  expect(isAsShown('200', '20.')).toBe(false)
  expect(isAsShown('{"ok":true}', '{"ok":true}')).toBe(true)
})
