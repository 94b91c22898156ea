import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BlockName } from './block-name.ts'

const TEMPLATE = join(import.meta.dirname, 'template')

/** The files of a new kind by name, from the template: a block with a title and a text. */
export function newFiles(name: BlockName): Map<string, string> {
  const files = readdirSync(TEMPLATE).map((file) => {
    const text = readFileSync(join(TEMPLATE, file), 'utf8')
    return [fileName(file, name), filled(text, name)] as const
  })
  return new Map(files)
}

function fileName(template: string, { folder }: BlockName) {
  const file = template.replace(/\.txt$/, '')
  return file === 'styles.module.css' || file === 'test.tsx'
    ? `${folder}.${file.replace('styles.', '')}`
    : file
}

function filled(text: string, name: BlockName) {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, part: keyof BlockName) => name[part])
}
