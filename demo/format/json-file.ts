import { readFileSync } from 'node:fs'
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'

/** What is wrong in a file of a property, with the line if it has one. */
export type Fault = { file: string; line?: number; text: string }

/** A JSON file with its contents, and the lines of its values. */
export type JsonFile = {
  file: string
  value: unknown
  /** The line of the value at a path, or of the nearest value around it; of the key for a wrong one. */
  lineOf: (path: readonly PropertyKey[], key?: string) => number
}

/** Reads a JSON file; undefined if there is none. */
export function readJsonFile(file: string): JsonFile | Fault | undefined {
  const text = textOf(file)
  if (text === undefined) return undefined
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true })
  const [error] = errors
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  if (!tree || error) {
    const [line, code] = [lineAt(error?.offset ?? 0), error ? printParseErrorCode(error.error) : '']
    return { file, line, text: `This is not JSON (${code || 'the file is empty'}).` }
  }
  const lineOf = (path: readonly PropertyKey[], key?: string) => lineAt(offsetOf(tree, path, key))
  return { file, value: getNodeValue(tree), lineOf }
}

/** Windows' editors begin a file with a byte order mark, which is no JSON. */
function textOf(file: string) {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

function offsetOf(tree: Node, path: readonly PropertyKey[], key?: string): number {
  const segments = path.filter((part) => typeof part !== 'symbol')
  for (let length = segments.length; length > 0; length--) {
    const node = findNodeAtLocation(tree, segments.slice(0, length))
    if (node) return keyOffset(node, key) ?? node.offset
  }
  return keyOffset(tree, key) ?? tree.offset
}

function keyOffset(node: Node, key?: string): number | undefined {
  const named = key === undefined ? undefined : findNodeAtLocation(node, [key])
  return named?.parent?.offset
}
