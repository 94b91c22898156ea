import { BusyError } from '@belvedere/kit/queue.ts'
import { expect, test } from 'vitest'
import { explain } from './explain-error.ts'

const withCode = (code: string) => Object.assign(new Error('it failed'), { code })

test.each([
  ['a full disk under an upload', withCode('ENOSPC'), 507, /disk of the server is full/],
  [
    'a full disk under SQLite',
    new Error('Failed query', { cause: withCode('SQLITE_FULL') }),
    507,
    /full/,
  ],
  [
    'a full disk under PostgreSQL',
    new Error('Failed query', { cause: withCode('53100') }),
    507,
    /full/,
  ],
  ['a read-only disk', withCode('EROFS'), 507, /cannot write/],
  ['a log that SQLite cannot write', withCode('SQLITE_IOERR_SHMSIZE'), 507, /cannot write/],
  ['code 0 on PostgreSQL', withCode('22021'), 400, /code 0/],
  ['a deleted file on SQLite', withCode('SQLITE_CONSTRAINT_FOREIGNKEY'), 400, /does not exist/],
  ['a deleted file on PostgreSQL', withCode('23503'), 400, /does not exist/],
  ['a broken form', new Error('Malformed part header'), 400, /form cannot be read/],
  ['too large a form', new Error('Multipart request size limit has been reached'), 413, /one file/],
  ['a full queue', new BusyError('Too many are waiting.'), 503, /Too many are waiting/],
])('%s is explained', (_, error, status, message) => {
  expect(explain(error)).toEqual({ status, message: expect.stringMatching(message) })
})

test('invalid JSON in a request is explained, invalid JSON inside the service is not', async () => {
  const request = new Request('http://content.example', { method: 'POST', body: '.' })
  const error: unknown = await request.json().catch((reason) => reason)
  expect(explain(error)).toMatchObject({ status: 400, message: expect.stringMatching(/as JSON/) })
  expect(explain(new SyntaxError('Unexpected token in JSON'))).toBeUndefined()
})

test('a request without fields is explained', () => {
  const error = new TypeError("Cannot read properties of undefined (reading 'title')")
  expect(explain(error)).toBeUndefined()
  error.stack = `${error}\n    at promise (file:///x/payload/dist/fields/hooks/beforeValidate/promise.js:182:31)`
  expect(explain(error)).toMatchObject({ status: 400 })
})

test('other errors stay unchanged', () => {
  expect(explain(new Error('undefined is not a function'))).toBeUndefined()
  expect(explain('text')).toBeUndefined()
  const circular = new Error('circular')
  circular.cause = circular
  expect(explain(circular)).toBeUndefined()
})
