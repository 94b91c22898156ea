import { test } from 'vitest'
import { areInstalled } from '../../testing/installed.ts'

/** A test that needs programs of the system; without them its title says so. */
export function withPrograms(
  programs: string[],
  title: string,
  run: () => void | Promise<void>,
): void {
  const missing = areInstalled(...programs) ? '' : `: skipped, needs ${programs.join(' and ')}`
  test.skipIf(missing)(`${title}${missing}`, run)
}
