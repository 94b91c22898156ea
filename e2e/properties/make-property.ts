import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { starterCopy } from '@belvedere/demo/starter/copy.ts'
import { root } from '@belvedere/launch/paths.ts'
import { runTask } from '@belvedere/launch/task.ts'

/** The `copy.json` that the command writes. */
export type StarterCopy = ReturnType<typeof starterCopy>

/** A property made as an owner makes one: by the command, and by what they change in its folder. */
export type MadeProperty = {
  name: string
  language: string
  kind: string
  /** The `copy.json` with the owner’s texts, units and look. */
  changed: (copy: StarterCopy) => object
  /** Further files for the folder, with their entries for `manifest.json`. */
  addFiles?: (folder: string) => Promise<Record<string, { file: string; alt: string }>>
}

/** Writes the property into a folder that does not exist yet. */
export async function makeProperty(folder: string, property: MadeProperty): Promise<void> {
  const { name, language, kind, changed, addFiles } = property
  const program = join(root, 'scripts/new-property.ts')
  const options = ['--name', name, '--language', language, '--kind', kind]
  await runTask(process.execPath, [program, folder, ...options])
  change(join(folder, 'copy.json'), changed)
  const added = await addFiles?.(folder)
  if (added) change(join(folder, 'manifest.json'), (files: object) => ({ ...files, ...added }))
}

function change<Content>(file: string, changed: (content: Content) => object) {
  const content: Content = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify(changed(content), null, 2))
}
