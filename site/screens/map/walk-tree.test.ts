import { expect, test } from 'vitest'
import { pathTo, treeOf } from './walk-tree.ts'

const mill = [
  [0, 0],
  [5, 0],
  [5, 9],
] as const
const barn = [
  [0, 0],
  [5, 0],
  [8, 2],
] as const

test('walks have what they share in common once, and are read as they were', () => {
  const tree = treeOf([
    { id: 'mill', path: mill },
    { id: 'barn', path: barn },
  ])
  expect(tree.points).toEqual([...mill, [8, 2, 1]])
  expect(pathTo(tree, 'mill')).toEqual(mill)
  expect(pathTo(tree, 'barn')).toEqual(barn)
})

test('a walk that goes on from the end of another one follows it', () => {
  const tree = treeOf([
    { id: 'near', path: mill.slice(0, 2) },
    { id: 'far', path: mill },
  ])
  expect(tree).toEqual({ points: mill, ends: { near: 1, far: 2 } })
})

test('a place without a walk has no path', () => {
  expect(pathTo(treeOf([{ id: 'mill', path: mill }]), 'barn')).toEqual([])
})
