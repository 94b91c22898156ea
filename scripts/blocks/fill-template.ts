import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The files of a template by name, which loses `.txt`. In names and texts `{{folder}}` and the like
 * stand for parts of the name of what is made.
 */
export function fillTemplate(
  template: string,
  parts: Readonly<Record<string, string>>,
): Map<string, string> {
  const fill = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_, part: string) => parts[part] ?? '')
  const files = readdirSync(template).map((file) => {
    const text = readFileSync(join(template, file), 'utf8')
    return [fill(file.replace(/\.txt$/, '')), fill(text)] as const
  })
  return new Map(files)
}
