import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = projectRoot()
const copy = mkdtempSync(join(tmpdir(), 'belvedere-recipes-'))
const TIME = 600_000

beforeAll(() => {
  copyTree()
  linkPackages()
  run('git', ['init', '-q'])
  commit('Before')
}, TIME)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Kinds that screens, links, texts and row types depend on. */
const SPECIAL = [
  ...['hero', 'listings-related', 'globe', 'contact-form', 'spacer'],
  ...['banner-cta', 'accordion-5050', 'downloads'],
]

/** The tests that depend on the existing kinds, of blocks and of pages. */
const AFFECTED = [
  ...['blocks/quote/', 'blocks/blocks.test.ts', 'content/model', 'content/kinds'],
  ...['content/delivery/query-weight.test.ts', 'demo/copy.test.ts', 'demo/property.test.ts'],
  ...['scripts/schema-types.test.ts', 'scripts/page-kinds.test.ts', 'scripts/query-limits.test.ts'],
  ...['scripts/blocks', 'scripts/pages', 'site/build', 'site/catalogue', 'site/content'],
  ...['site/screens', 'site/browser/kind-files.test.ts', 'site/server/render', 'site/server/found'],
]

// Types are checked once, because that takes longest: with kinds removed and others added.
test(
  'kinds of blocks are removed, a block and a page are added: all checks pass',
  () => {
    const { status, output } = start(process.execPath, ['scripts/remove-block.ts', ...SPECIAL])
    expect(status, output).toBe(0)
    expect(output).toContain('site/testing/page-blocks.ts')
    for (const kind of SPECIAL) expect(existsSync(join(copy, 'blocks', kind))).toBe(false)
    commit('Without some kinds of blocks')

    run(process.execPath, ['scripts/new-block.ts', 'quote'])
    run(process.execPath, ['scripts/new-page.ts', 'press'])
    expect(changedFiles()).toEqual(
      expect.arrayContaining([
        ...['blocks/quote/view.tsx', 'blocks/views.ts', 'content/schema.graphql'],
        ...['content/kinds/press/model.ts', 'site/screens/press/load.ts', 'content/kinds/table.ts'],
        expect.stringMatching(/^content\/payload\/migrations\/\d+_\d+_add_press\.ts$/),
        expect.stringMatching(/^content\/payload\/migrations\/postgres\/\d+_\d+_add_press\.ts$/),
      ]),
    )
    run('tsc', ['--noEmit', '-p', '.'])
    run('tsc', ['--noEmit', '-p', 'content'])
    run('biome', ['check', 'blocks', 'demo', 'e2e/fixture', 'content/kinds', 'site/screens'])
    run(process.execPath, ['content/payload/database/check-migrations.ts'])
    run('vitest', ['run', '--project', 'unit', ...AFFECTED])
    // A record of the new kind is published and visited.
    run('vitest', [
      ...['run', '--project', 'contract', 'scripts/pages/every-kind', 'content/payload/access'],
    ])
  },
  TIME,
)

test(
  'a page that is in a commit is removed with a migration that drops its tables, after a failure too',
  () => {
    commit('With a block and a page')
    const writer = join(copy, 'content/payload/database/create-migration.ts')
    renameSync(writer, `${writer}.away`)
    expect(start(process.execPath, ['scripts/remove-page.ts', 'press']).status).toBe(1)
    renameSync(`${writer}.away`, writer)
    run(process.execPath, ['scripts/remove-page.ts', 'press'])
    expect(existsSync(join(copy, 'content/kinds/press'))).toBe(false)
    expect(changedFiles()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^content\/payload\/migrations\/\d+_\d+_remove_press\.ts$/),
        expect.stringMatching(/^content\/payload\/migrations\/postgres\/\d+_\d+_remove_press\.ts$/),
      ]),
    )
    run(process.execPath, ['content/payload/database/check-migrations.ts'])
    run('git', ['add', '-A'])
    run('git', ['reset', '-q', '--hard'])
    run('git', ['reset', '-q', '--mixed', 'HEAD~1'])
  },
  TIME,
)

test(
  'remove:block and remove:page revert uncommitted kinds',
  () => {
    for (const [script, name, file] of [
      ['scripts/remove-block.ts', 'quote', 'blocks/quote/view.tsx'],
      ['scripts/remove-page.ts', 'press', 'content/kinds/press/kind.ts'],
    ] as const) {
      const refused = start(process.execPath, [script, name])
      expect(refused.status).toBe(1)
      expect(refused.output).toContain(file)
      run(process.execPath, [script, name, '--force'])
    }
    expect(changedFiles()).toEqual([])
  },
  TIME,
)

/** Copies the files of this tree, committed or not. */
function copyTree() {
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root })
  for (const file of listed.stdout.toString().split('\n').filter(Boolean)) {
    if (!existsSync(join(root, file))) continue
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
}

/** Links the installed packages; workspaces link to the copy, and caches stay out. */
function linkPackages() {
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')]
  mkdirSync(join(to, '@belvedere'), { recursive: true })
  for (const name of readdirSync(from))
    if (name !== '@belvedere' && name !== '.cache') symlinkSync(join(from, name), join(to, name))
  for (const name of readdirSync(join(from, '@belvedere'))) {
    symlinkSync(join(copy, name), join(to, '@belvedere', name))
    const own = join(root, name, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(copy, name, 'node_modules'))
  }
}

function commit(subject: string) {
  run('git', ['add', '-A'])
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com']
  run('git', [...who, 'commit', '-qm', subject])
}

function changedFiles() {
  const { output } = start('git', ['status', '--porcelain', '--untracked-files=all'])
  return output
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.slice(3))
}

function run(command: string, args: string[]) {
  const { status, output } = start(command, args)
  expect(status, `${command} ${args.join(' ')}\n${output}`).toBe(0)
}

function start(command: string, args: string[]) {
  const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`
  const env = { ...process.env, PATH: path, NODE_ENV: 'development' as const, VITEST: '' }
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, env, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}
