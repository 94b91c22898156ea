import { join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'
import { expect, test } from 'vitest'
import { checkCommand, notReadNote, ownSettings } from './own-folder.ts'

const folder = join(projectRoot(), '../lantern row')

test('a property has a command that reads it into a database of its own', () => {
  expect(ownSettings(join(projectRoot(), '../kontor-haus'))).toBe(
    'DATA_DIR=.data-kontor-haus PROPERTY=../kontor-haus',
  )
  expect(ownSettings(folder)).toBe('DATA_DIR=".data-lantern row" PROPERTY="../lantern row"')
})

test('a property has a command that checks it, also with a space in its name', () => {
  const kontorHaus = join(projectRoot(), '../kontor-haus')
  expect(checkCommand(kontorHaus)).toBe('npm run check:property -- ../kontor-haus')
  expect(checkCommand(folder)).toBe('npm run check:property -- "../lantern row"')
})

test('a property that was not read says why, and how it is', () => {
  expect(notReadNote(folder, join(projectRoot(), '.data'))).toBe(
    'kept: .data has content already, so ../lantern row was not read. To see it, give it a database of its own: DATA_DIR=".data-lantern row" PROPERTY="../lantern row" npm start',
  )
})
