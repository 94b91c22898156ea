import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { kindStyles, shellStyles } from './entries.ts'
import { importedStyles } from './imported-styles.ts'

function stylesOf(entry: string, files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'belvedere-styles-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, source] of Object.entries(files)) writeFileSync(join(folder, name), source)
  return importedStyles([join(folder, entry)]).map((file) => basename(file))
}

test('stylesheets of indirect imports are included', () => {
  const files = {
    'view.tsx': `import { Part } from './part.tsx'\nimport s from './view.css'`,
    'part.tsx': `export * from './deep.ts'\nexport const Part = () => <p className="part" />`,
    'deep.ts': `import './deep.css'\nimport './view.tsx'\nimport 'a-package'`,
    'view.css': '',
    'deep.css': '',
  }
  expect(stylesOf('view.tsx', files)).toEqual(['deep.css', 'view.css'])
})

test('type-only imports are skipped', () => {
  const files = {
    'view.ts': `import type { A } from './a.ts'\nexport type { B } from './a.ts'\nimport { type C } from './a.ts'`,
    'a.ts': `import './a.css'`,
  }
  expect(stylesOf('view.ts', files)).toEqual([])
})

test('kinds leave out styles of the shell, and list shared parts before their own', () => {
  const shell = shellStyles('day')
  const kinds = kindStyles('day')
  for (const styles of kinds.values()) {
    expect(styles.filter((file) => shell.includes(file))).toEqual([])
  }
  const mixed = [...kinds.values()].filter((styles) => styles.some(isShared))
  expect(mixed).not.toEqual([])
  for (const styles of mixed) {
    const own = styles.findIndex((file) => !isShared(file))
    expect(styles.slice(own).filter(isShared)).toEqual([])
  }
})

const isShared = (file: string) => /\/(?:ui|blocks\/parts)\//.test(file)

test('the shell stylesheet has no styles of the lightbox', () => {
  const shell = shellStyles('day').join(' ')
  expect(shell).not.toMatch(/lightbox\.module|round-button|film\.module/)
})

test('a theme has no styles of another one', () => {
  const ofDay = [...shellStyles('day'), ...[...kindStyles('day').values()].flat()].join(' ')
  const ofPlain = [...shellStyles('plain'), ...[...kindStyles('plain').values()].flat()].join(' ')
  expect(ofDay).toMatch(/themes\/day\//)
  expect(ofDay).not.toMatch(/themes\/plain\//)
  expect(ofPlain).toMatch(/themes\/plain\//)
  expect(ofPlain).not.toMatch(/themes\/day\//)
})
