import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeImport, type Import, importsIn } from './imports.ts'

/** The rooms of the content service, from the lowest: each imports only those before it. */
const ROOMS = [
  ...['service', 'kinds', 'payload', 'model', 'studio'],
  ...['overview', 'media', 'delivery', 'accounts', 'editing', 'publish'],
  ...['long-work', 'enquiries', 'listings', 'workflow', 'move', 'backup'],
]

/** The folders above the rooms: programs and the composition, Next's routes, and test helpers. */
const ABOVE = ['', 'app', 'testing']

/**
 * Files generated from the whole model, which every room may import; and those that Next generates.
 */
const GENERATED = /^content\/(?:payload-types\.ts|schema\.graphql|\.next\/.*)$/

/** Programs of a room that load the whole config, each in a separate process. */
const PROGRAMS = ['content/payload/database/for-each-engine.ts']

const root = join(import.meta.dirname, '..')

/**
 * The fields of kinds of pages count as part of the room `model`, although they are in `kinds`: a
 * kind has one folder for its row and its fields. The model reads the rows and the fields use the
 * model, so as one room the two folders would import each other. Only the rows are below the model.
 */
const FIELDS_OF_PAGES = /^content\/kinds\/(?:models\.ts|[^/]+\/(?!kind\.ts))/

/** The room of a file: its folder inside `content/`, or '' for files directly in it. */
function roomOf(path: string) {
  if (FIELDS_OF_PAGES.test(path)) return 'model'
  const [, first = '', second] = path.split('/')
  return second === undefined ? '' : first
}

const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file)

type Crossing = Import & { from: string; to: string }

const crossings: Crossing[] = importsIn('content/**/*.{ts,tsx}')
  .filter(({ path }) => path.startsWith('content/') && !GENERATED.test(path))
  .map((one) => ({ ...one, from: roomOf(one.file), to: roomOf(one.path) }))
  .filter(({ from, to }) => from !== to)

const inProduct = crossings.filter(({ file }) => !isTest(file) && !PROGRAMS.includes(file))

test.each(ROOMS)('content/%s imports only the rooms below it', (room) => {
  const below = ROOMS.slice(0, ROOMS.indexOf(room))
  const own = inProduct.filter(({ from, to }) => from === room && !below.includes(to))
  expect(own.map(describeImport)).toEqual([])
})

test('each folder of the content service has a position in the order and a description of its contents', () => {
  const folders = new Set(crossings.flatMap(({ from, to }) => [from, to]))
  expect([...folders].sort()).toEqual([...ROOMS, ...ABOVE].sort())
  const readmes = globSync('content/*/README.md', { cwd: root }).map(roomOf)
  expect(readmes.filter((room) => room !== 'app').sort()).toEqual([...ROOMS, 'testing'].sort())
  for (const room of readmes)
    expect(readFileSync(join(root, `content/${room}/README.md`), 'utf8')).toMatch(/^# .+\n\n.{80}/)
})

test('only tests import test helpers, and only programs and routes the composition', () => {
  expect(
    inProduct.filter(({ to, from }) => to === 'testing' && from !== '').map(describeImport),
  ).toEqual([])
  expect(
    inProduct.filter(({ to, from }) => to === '' && from !== 'app').map(describeImport),
  ).toEqual([])
})

/** Components of the studio are named by their path: `/media/frames/studio/frame-note.tsx#FrameNote`. */
const COMPONENT = /['"`](?<start>\/|\$\{)(?<rest>[^'"`\n]*?\.tsx)#\w+/g

test('each component that a field or a view names has a file', () => {
  const files = globSync(['content/**/*.{ts,tsx}', 'blocks/**/*.{ts,tsx}'], {
    cwd: root,
    exclude: (name) => ['node_modules', '.next'].includes(name),
  })
  const named = files
    .filter((file) => !isTest(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(COMPONENT)].map(({ groups }) => ({
        file,
        path: `${groups?.start}${groups?.rest}`,
      })),
    )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ path }) => !existsSync(join(root, 'content', path)))).toEqual([])
})
