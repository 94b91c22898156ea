import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
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

test(
  'new:block creates a kind that passes all checks, and remove:block reverts it',
  () => {
    run(process.execPath, ['scripts/new-block.ts', 'quote'])
    expect(changedFiles()).toEqual(
      expect.arrayContaining([
        'blocks/quote/view.tsx',
        'blocks/views.ts',
        'content/schema.graphql',
      ]),
    )
    // Several threads would check shared types several times over.
    run('tsc', ['--noEmit', '--singleThreaded', '-p', '.'])
    run('biome', ['check', 'blocks'])
    run('vitest', [
      ...['run', '--project', 'unit', 'blocks/quote/', 'blocks/blocks.test.ts'],
      ...[
        'demo/copy.test.ts',
        'demo/property.test.ts',
        'scripts/schema-types.test.ts',
        'content/model',
      ],
    ])

    const refused = start(process.execPath, ['scripts/remove-block.ts', 'quote'])
    expect(refused.status).toBe(1)
    expect(refused.output).toContain('blocks/quote/view.tsx')
    run(process.execPath, ['scripts/remove-block.ts', 'quote', '--force'])
    expect(changedFiles()).toEqual([])
  },
  TIME,
)

/** Kinds that screens, links, texts and types of rows have something to do with. */
const SPECIAL = [
  ...['hero', 'listings-related', 'globe', 'contact-form', 'spacer'],
  ...['banner-cta', 'accordion-5050', 'downloads'],
]

test(
  'types and unit tests pass after remove:block, which names the tests that show the kinds',
  () => {
    const { status, output } = start(process.execPath, ['scripts/remove-block.ts', ...SPECIAL])
    expect(status, output).toBe(0)
    expect(output).toContain('site/testing/page-blocks.ts')
    for (const kind of SPECIAL) expect(existsSync(join(copy, 'blocks', kind))).toBe(false)
    run('tsc', ['--noEmit', '-p', '.'])
    run('tsc', ['--noEmit', '-p', 'content'])
    run('biome', ['check', 'blocks', 'demo', 'e2e/fixture'])
    run('vitest', ['run', '--project', 'unit', ...AFFECTED])
  },
  TIME,
)

/** The unit tests that see which kinds there are. */
const AFFECTED = [
  ...['blocks/blocks.test.ts', 'content/model', 'content/delivery/query-weight.test.ts'],
  ...['demo/copy.test.ts', 'demo/property.test.ts'],
  ...['scripts/schema-types.test.ts', 'scripts/blocks', 'scripts/query-limits.test.ts'],
  ...['site/build', 'site/catalogue', 'site/content', 'site/browser/kind-files.test.ts'],
  'site/server/render',
]

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
