import { mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { root } from '../../launch/paths.ts'
import { NO_LIMITS } from '../../testing/enquiry.ts'
import { followPage } from './follow.ts'
import { makeServer, type Server } from './server.ts'
import { playSystemd, type Services } from './services.ts'
import { withPrograms } from './with-programs.ts'

vi.setConfig({ testTimeout: 400_000 })

let server: Server
let services: Services

beforeAll(async () => {
  server = await makeServer(NO_LIMITS)
  services = playSystemd(server)
  await followPage(server, 'docs/deploy.md', {
    isRun: ({ code }) => /content\/setup\.ts|demo\/seed\.ts/.test(code),
  })
  await services.start()
})
afterAll(async () => {
  await services?.stop()
  await server?.remove()
})

/** A new version, in which one of its folders has a program of the test. */
async function makeRelease(name: string, folder: string, file: string, code: string) {
  const release = server.localize(`/srv/belvedere/releases/${name}`)
  const { code: exit } = await server.run(`git clone https://git.example.org/ ${release}`)
  expect(exit).toBe(0)
  rmSync(join(release, folder))
  mkdirSync(join(release, folder))
  for (const one of readdirSync(join(root, folder)))
    if (one !== file) symlinkSync(join(root, folder, one), join(release, folder, one))
  writeFileSync(join(release, folder, file), code)
}

const upgradeTo = (name: string) =>
  server.run(
    `npm run upgrade -- /srv/belvedere/releases/${name} --link /srv/belvedere/current --backups /var/backups/belvedere --seconds 5`,
  )

const currentOf = () => readlinkSync(server.localize('/srv/belvedere/current'))
const leftovers = () =>
  readdirSync(server.localize('/var/backups/belvedere')).filter((name) => !name.endsWith('.tar'))

async function stateOfOld() {
  const database = new DatabaseSync(join(server.data, 'content.sqlite'), { readOnly: true })
  const { pages } = database.prepare('SELECT count(*) AS pages FROM pages').get() ?? {}
  database.close()
  const { status } = await fetch(`http://127.0.0.1:${server.ports.site}/`)
  const ready = await fetch(`http://127.0.0.1:${server.ports.content}/readyz`)
  return { current: currentOf(), pages, status, ready: ready.status }
}

withPrograms(['curl'], 'a version whose rehearsal fails is not switched to', async () => {
  const before = await stateOfOld()
  expect(before).toMatchObject({ status: 200, ready: 200 })
  const code = `console.error('its migration failed')\nprocess.exit(1)\n`
  await makeRelease('broken', 'scripts', 'restore.ts', code)
  const { code: exit, stderr } = await upgradeTo('broken')
  expect(exit).toBe(1)
  expect(stderr).toContain('its migration failed')
  expect(await stateOfOld()).toEqual(before)
  expect(leftovers()).toEqual([])
})

withPrograms(
  ['curl'],
  'a version that migrates and does not become ready gives its place back, with the database',
  async () => {
    const before = await stateOfOld()
    await makeRelease(
      'failing',
      'content',
      'start.ts',
      `import { DatabaseSync } from 'node:sqlite'
const database = new DatabaseSync(\`\${process.env.DATA_DIR}/content.sqlite\`)
database.exec("DELETE FROM pages; INSERT INTO payload_migrations (name, batch) VALUES ('20990101_000000_later', 99)")
database.close()
`,
    )
    const { code: exit, stderr } = await upgradeTo('failing')
    expect(exit).toBe(1)
    expect(stderr).toContain('The old version runs again, with the database from before')
    expect(await stateOfOld()).toEqual(before)
    const [kept = '', ...others] = leftovers()
    expect(others).toEqual([])
    const folder = join(server.localize('/var/backups/belvedere'), kept)
    expect(readdirSync(folder)).toEqual(['after-content.sqlite', 'before-content.sqlite'])
  },
)
