import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { test } from 'vitest'

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

/** A test that needs programs of the system; without them its title says so. */
export function withPrograms(
  programs: string[],
  title: string,
  run: () => void | Promise<void>,
): void {
  const missing = areInstalled(...programs) ? '' : `: skipped, needs ${programs.join(' and ')}`
  test.skipIf(missing)(`${title}${missing}`, run)
}
