/** Values that have caused errors before: each is short, and none refers to another machine. */
export const WORDS = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1',
    '2',
    '007',
    '1e309',
    '9007199254740993',
    '99999999999999999999',
    'NaN',
  ],
  ...[
    'null',
    'undefined',
    'true',
    '[]',
    '{}',
    '[object Object]',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
  ],
  ...[
    '..',
    '../../../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e/',
    '....//',
    '.',
    '/',
    '//',
    '\\',
  ],
  ...['%', '%0', '%00', '%ff', '%c0%ae', '%0d%0aset-cookie:%20a=b', '%F0%9F%8F%96', '%E2%80%AE'],
  ...[
    "'",
    '"',
    "' or 1=1 --",
    '1; drop table users',
    '") or ("1"="1',
    `\${7*7}`,
    '{{7*7}}',
    '#{7*7}',
  ],
  ...['<script>alert(1)</script>', '"><svg onload=alert(1)>', 'javascript:alert(1)', '<!--', ']]>'],
  ...['ü', 'é', '🏖️', '﷽', '\u202e', '\ufeff', '\ud800', 'İ', 'ß', 'a\u0000b', 'a\tb'],
  ...['*', '%25', '%5B%5D', '$ne', '$where', '|id', ';id', '`id`', '$(id)', '-v', '--help'],
  ...[
    'http://127.0.0.1:1/',
    '//127.0.0.1:1',
    'file:///etc/passwd',
    'data:text/html,x',
    'http://[::1]:1/',
  ],
  ...[
    'a'.repeat(300),
    'x'.repeat(3000),
    '9'.repeat(400),
    '(a+)+$',
    '['.repeat(200),
    'é'.repeat(200),
  ],
  ...[
    '2026-13-45',
    '1970-01-01T00:00:00Z',
    '-271821-04-20',
    '12:99',
    'home',
    'published',
    'draft',
    'en',
  ],
]

/** Names of members of `Object.prototype`, which a careless lookup finds. */
export const INHERITED = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']

/** Names of fields and parameters that the programs read. */
export const NAMES = `
  id slug title name email password token role status _status data query variables
  operationName extensions where and or limit page depth sort draft locale fallback-locale
  select populate joins trash pagination preview unsaved only redirect record since
  sequence tags path address house reference block blocks blockType message ticket proof
  fit w h q auto rect fp-x s url src file filename prefix bedrooms price __proto__
  constructor hasOwnProperty collection global ids items text at createdAt updatedAt
  publishedAt autosave publishSpecificLocale override user
`
  .trim()
  .split(/\s+/)

/** Operators of conditions, and invalid ones. */
export const OPERATORS = `
  equals not_equals in not_in all exists like not_like contains greater_than
  less_than_equal near within intersects eq matches $gt
`
  .trim()
  .split(/\s+/)

/** Headers with values that only look valid. */
export const HEADERS: readonly [name: string, values: readonly string[]][] = [
  [
    'range',
    ['bytes=0-0', 'bytes=-1', 'bytes=9-1', 'bytes=0-,1-', 'bytes=99999999999-', 'lines=1', '%'],
  ],
  ['if-none-match', ['*', '""', 'W/"a", "b"', '"'.repeat(99)]],
  ['if-modified-since', ['yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT']],
  ['accept', ['*/*', 'image/avif', 'text/x-component', 'a/b;q=9', ',;,', 'text/event-stream']],
  ['accept-encoding', ['identity;q=0', '*;q=0', 'zip', ',,,']],
  ['accept-language', ['xx-XX', '*', 'de;q=abc', '🏖️']],
  ['content-encoding', ['gzip', 'br', 'identity', 'x']],
  ['host', ['example.invalid', '', 'a b', 'localhost:99999', '[::1', '127.0.0.1@example.invalid']],
  ['origin', ['null', 'https://example.invalid', '%']],
  ['referer', ['https://example.invalid/?a=b', ':::']],
  ['x-forwarded-host', ['example.invalid', '<b>']],
  ['x-forwarded-proto', ['https', 'javascript', '']],
  ['x-forwarded-port', ['0', '-1', 'a']],
  ['x-http-method-override', ['DELETE', 'GET', 'x']],
  ['x-payload-http-method-override', ['GET', 'DELETE']],
  ['x-middleware-subrequest', ['middleware:middleware:middleware:middleware:middleware']],
  ['next-action', ['x', '7f'.repeat(21), '__proto__']],
  ['rsc', ['1']],
  ['next-router-state-tree', ['%5B%22%22%5D', '[', '%5B%22%22%2C%7B%7D%2Cnull%2Cnull%2Ctrue%5D']],
  ['next-router-prefetch', ['1', '2']],
  ['next-url', ['/admin', '//x', '%']],
  ['x-nextjs-data', ['1']],
  ['x-invoke-status', ['500']],
  ['purpose', ['prefetch']],
  ['sec-fetch-site', ['cross-site', 'none', 'x']],
  ['sec-fetch-dest', ['iframe', 'script']],
  [
    'cookie',
    ['payload-token=x', 'payload-token=a.b.c', 'belvedere-preview=editor:x', '=;;=', 'a=%'],
  ],
  ['x-request-id', ['a'.repeat(65), '<b>', 'ok-1']],
  ['x-content-tags', ['true', '%']],
  ['x-environment', ['main', 'x']],
  ['x-include-drafts', ['true', 'x']],
  ['expect', ['100-continue', 'something']],
  ['te', ['trailers']],
  ['upgrade', ['websocket', 'h2c']],
  [
    'content-type',
    ['text/plain', 'application/xml', 'multipart/form-data', 'application/json; charset=x'],
  ],
]

export const METHODS = `
  GET HEAD POST PUT PATCH DELETE OPTIONS TRACE PROPFIND REPORT LINK PURGE SEARCH MKCOL
  M-SEARCH QUERY
`
  .trim()
  .split(/\s+/)
