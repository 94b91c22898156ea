import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validate } from 'dockerfile-utils'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { root } from '../../launch/paths.ts'
import { settingsTable } from './pages.ts'

const FOLDER = 'deploy/docker'
const read = (file: string) => readFileSync(join(root, FOLDER, file), 'utf8')

type Service = {
  build?: { context: string; dockerfile: string }
  image?: string
  env_file?: string
  environment?: Record<string, string>
  depends_on?: Record<string, unknown>
  volumes?: string[]
  command?: string | string[]
}
type Compose = { services: Record<string, Service>; volumes: Record<string, unknown> }

const compose = load(read('compose.yaml')) as Compose
const services = Object.entries(compose.services)
const ours = services.filter(([, { build }]) => build !== undefined)

test.each(['content.Dockerfile', 'site.Dockerfile'])('%s has no mistakes', (file) => {
  expect(validate(read(file)).map(({ message }) => message)).toEqual([])
})

test.each(['content.Dockerfile', 'site.Dockerfile'])(
  '%s starts a program of the project, without rights of root',
  (file) => {
    const [, started = ''] = /^CMD (\[.+\])$/m.exec(read(file)) ?? []
    const program = (JSON.parse(started) as string[]).at(-1) ?? ''
    // The bundle of the site is made by its build.
    if (file === 'content.Dockerfile') expect(existsSync(join(root, program))).toBe(true)
    else expect(program).toBe('site/dist/server/main.js')
    expect(read(file)).toMatch(/^USER node$/m)
  },
)

test('every image is built from a file that exists, and every volume and service is named', () => {
  expect(ours.map(([name]) => name)).toEqual(['site', 'content', 'set-up'])
  for (const [, { build, env_file }] of ours) {
    expect(existsSync(join(root, build?.dockerfile ?? ''))).toBe(true)
    expect(join(root, FOLDER, build?.context ?? '')).toBe(root)
    expect(join(root, FOLDER, env_file ?? '')).toBe(join(root, '.env.local'))
  }
  for (const [, { depends_on = {}, volumes = [] }] of services) {
    expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(Object.keys(depends_on)))
    for (const volume of volumes)
      expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0])
  }
})

test('the programs get settings that they know', () => {
  const known = settingsTable().map(({ name }) => name)
  for (const [, { environment = {} }] of ours)
    expect(known).toEqual(expect.arrayContaining(Object.keys(environment)))
})

test('no secret is in the file: each is asked for', () => {
  const values = services.flatMap(([, { environment = {} }]) => Object.entries(environment))
  const secrets = values.filter(([name]) => /PASSWORD|SECRET|ACCESS_KEY/.test(name))
  expect(secrets.length).toBeGreaterThan(2)
  for (const [, value] of secrets) expect(value).toMatch(/^\$\{\w+:\?.+\}$/)
})
