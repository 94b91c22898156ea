import { slugify } from '@belvedere/kit/slugify.ts'
import type { Item } from './value.ts'

export type LibraryFile = { id: number; filename: string; mimeType: string }

/** A picture beside the spreadsheet; the hash of its content, if the browser could make one. */
export type ChosenFile = { name: string; hash: string }

/** The picture that a filename refers to, or a message for the editor. */
type FoundPicture = { item: Item } | { problem: string }

/** The pictures beside the spreadsheet: files to be uploaded, and uploaded ones, by name. */
export type Beside = { chosen: ChosenFile[]; uploaded: ReadonlyMap<string, number> }

/**
 * The pictures that a spreadsheet can name: those of the media library and those chosen beside it.
 */
export class Pictures {
  readonly #byName = new Map<string, LibraryFile>()
  readonly #byStem = new Map<string, LibraryFile[]>()
  readonly #byId = new Map<number, LibraryFile>()
  readonly #chosen: Map<string, ChosenFile>
  readonly #uploaded: Map<string, number>

  constructor(library: LibraryFile[], { chosen, uploaded }: Beside) {
    this.#chosen = new Map(chosen.map((file) => [baseName(file.name), file]))
    this.#uploaded = new Map([...uploaded].map(([name, id]) => [baseName(name), id]))
    for (const file of library) {
      this.#byId.set(file.id, file)
      this.#byName.set(file.filename.toLowerCase(), file)
      const stem = storedStem(file.filename)
      this.#byStem.set(stem, [...(this.#byStem.get(stem) ?? []), file])
    }
  }

  /**
   * Finds a picture by its name in the library, then beside the spreadsheet, then by the name that
   * it had when it was uploaded. A chosen file that the library already has is not uploaded again.
   */
  find(given: string): FoundPicture {
    const name = baseName(given)
    const stored = this.#byName.get(name) ?? this.#byId.get(this.#uploaded.get(name) ?? 0)
    if (stored) return pictureIn(stored, given)
    const chosen = this.#chosen.get(name)
    if (chosen) return this.#findChosen(chosen)
    const alike = this.#byStem.get(stemOf(name)) ?? []
    const [only] = alike
    if (only && alike.length === 1) return pictureIn(only, given)
    if (only) return { problem: severalAlike(given, alike) }
    return {
      problem: `There is no picture “${given}” in the media library. Choose it together with the sheet, or upload it first.`,
    }
  }

  #findChosen(chosen: ChosenFile): FoundPicture {
    const same = this.#byStem
      .get(stemOf(baseName(chosen.name)))
      ?.find(({ filename }) => chosen.hash && hashIn(filename) === chosen.hash.slice(0, 8))
    return same ? pictureIn(same, chosen.name) : { item: { file: chosen.name } }
  }

  nameOf(id: number): string {
    return this.#byId.get(id)?.filename ?? `file ${id}`
  }
}

function pictureIn({ id, mimeType }: LibraryFile, given: string): FoundPicture {
  return mimeType.startsWith('image/')
    ? { item: { id } }
    : { problem: `“${given}” is not a picture. Name a picture of the media library.` }
}

function severalAlike(given: string, alike: LibraryFile[]) {
  const names = alike.map(({ filename }) => filename).join(', ')
  return `Several pictures are called “${given}”. Enter the whole name of one: ${names}.`
}

/** A name without its folders: Windows and browsers write them differently. */
function baseName(name: string) {
  return name
    .slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
    .trim()
    .toLowerCase()
}

/** See `media/file-name.ts`: the library adds eight digits of the content’s hash to a name. */
const stemOf = (name: string) => slugify(name.replace(/\.[^.]*$/, ''), 60) || 'picture'
const storedStem = (filename: string) => filename.replace(/-[0-9a-f]{8}(-\d+)?\.[^.]*$/, '')
const hashIn = (filename: string) => /-([0-9a-f]{8})(-\d+)?\.[^.]*$/.exec(filename)?.[1]
