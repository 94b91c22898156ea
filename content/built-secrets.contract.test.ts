import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'
import { SECRET_SETTINGS, standInFor } from '@belvedere/kit/secrets.ts'
import { beforeAll, expect, test } from 'vitest'

const BUILD = join(projectRoot(), 'content/.next')
/** Next's own files, which no visitor gets. */
const OWN = /^(?:cache|types|diagnostics)\//

let built: Map<string, string>

beforeAll(() => {
  expect(existsSync(BUILD), 'Build the studio first: npm start, or node content/build.ts.').toBe(
    true,
  )
  const files = globSync('**', { cwd: BUILD }).filter(
    (file) => !OWN.test(file) && statSync(join(BUILD, file)).isFile(),
  )
  built = new Map(files.map((file) => [file, readFileSync(join(BUILD, file), 'latin1')]))
})

test('no file of the studio’s build has a secret of the environment that it was made in', () => {
  const standIns = SECRET_SETTINGS.map(standInFor)
  const leaks = [...built].flatMap(([file, text]) =>
    standIns.filter((secret) => text.includes(secret)).map((secret) => `${file}: ${secret}`),
  )
  expect(leaks).toEqual([])
  for (const part of [/^static\/.*\.js$/, /^static\/.*\.css$/, /^server\/.*\.js$/])
    expect([...built.keys()].filter((file) => part.test(file)).length).toBeGreaterThan(0)
})

test('browsers get no source maps of the studio, which would show the code with its comments', () => {
  const sent = [...built].filter(([file]) => file.startsWith('static/'))
  expect(sent.filter(([file]) => file.endsWith('.map')).map(([file]) => file)).toEqual([])
  const naming = sent.filter(([, text]) => /\/\/# sourceMappingURL=(?!data:)/.test(text))
  expect(naming.map(([file]) => file)).toEqual([])
})
