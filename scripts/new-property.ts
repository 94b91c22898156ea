import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkCommand, ownDataDir, ownSettings } from '../demo/own-folder.ts'
import { LANGUAGES } from '../demo/starter/words.ts'
import { writeStarter } from '../demo/starter/write-starter.ts'
import { KIND_NAMES } from '../kit/property-kind.ts'
import { runMain } from '../launch/main.ts'
import { root } from '../launch/paths.ts'

/** The kind of a property that names none: the commonest. */
const DEFAULT_KIND = 'apartments'

const USAGE = `Name a new folder, for example:

  npm run new:property -- ../kontor-haus --name "Kontor Haus" --language de --kind apartments

  --name      the name of the property
  --language  ${LANGUAGES.join(', ')} (${LANGUAGES[0]} without it)
  --kind      ${KIND_NAMES.join(', ')} (${DEFAULT_KIND} without it)`

/** `npm run new:property -- DIR`: writes a property to begin with. */
runMain(async () => {
  const { folder, ...options } = readOptions()
  await writeStarter({ folder, ...options })
  console.log(`
  ✓  ${folder}
     copy.json      its pages, units, menus and words
     manifest.json  its pictures, with what each shows
     images/        drawings in the place of your photographs
     schemas/       for editors that complete and check JSON

  Look at it:  ${ownSettings(folder)} npm start
  Check it:    ${checkCommand(folder)}

  It is read once, into an empty database. To read it again after a change to the files, delete
  ${ownDataDir(folder)} and start again. docs/make-it-yours.md has the format.
`)
})

function readOptions() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      language: { type: 'string', default: LANGUAGES[0] ?? '' },
      kind: { type: 'string', default: DEFAULT_KIND },
    },
  })
  const [given, ...others] = positionals
  if (!given || others.length > 0) throw new Error(USAGE)
  return {
    // npm runs scripts in the project's folder; the user means the one where the command was typed.
    folder: resolve(process.env.INIT_CWD ?? root, given),
    language: oneOf('--language', LANGUAGES, values.language),
    kind: oneOf('--kind', KIND_NAMES, values.kind),
    ...(values.name && { name: values.name }),
  }
}

function oneOf<T extends string>(option: string, known: readonly T[], given: string): T {
  const found = known.find((one) => one === given)
  if (found) return found
  throw new Error(`There is no ${option} “${given}”. Choose one of: ${known.join(', ')}.`)
}
