import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Whether programs of the system are installed. */
export function areInstalled(...programs: string[]): boolean {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].filter(Boolean)
  return programs.every((program) => folders.some((folder) => isExecutable(join(folder, program))))
}

function isExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
