import { parseAst } from 'vite'
import { functionOf, isNode, type Node, nodesIn, valuesReadBy } from './syntax.ts'

/** What a program can do that nobody here asks of it. */
export type Unused = {
  /** Functions and methods that are never called: nothing is left in them. */
  functions?: readonly string[]
  /** Calls that have no effect. */
  calls?: readonly string[]
  /** Variables whose value nobody wants. */
  variables?: readonly string[]
  /** Expressions whose value is known wherever it is read. */
  values?: Readonly<Record<string, string>>
}

type Edit = { name: string; start: number; end: number; text: string }

const NOTHING = 'undefined'

/**
 * Takes out of a program what is not used, so that the minifier finds what only that has needed.
 * Fails where something is not in it: then it has changed, and somebody has to read it again.
 */
export function leaveOut(code: string, ...unused: readonly Unused[]): string {
  const all = together(unused)
  const edits = nodesIn(parseAst(code)).flatMap((node) => editsOf(node, code, all))
  const found = new Set(edits.map(({ name }) => name))
  const wanted = [...all.functions, ...all.calls, ...all.variables, ...all.values.keys()]
  const missing = wanted.filter((name) => !found.has(name))
  if (missing.length > 0) throw new Error(`There is no ${missing.join(', no ')} to leave out.`)
  return edited(code, edits)
}

type All = Required<Omit<Unused, 'values'>> & { values: ReadonlyMap<string, string> }

function together(unused: readonly Unused[]): All {
  return {
    functions: unused.flatMap(({ functions = [] }) => functions),
    calls: unused.flatMap(({ calls = [] }) => calls),
    variables: unused.flatMap(({ variables = [] }) => variables),
    values: new Map(unused.flatMap(({ values = {} }) => Object.entries(values))),
  }
}

function editsOf(node: Node, code: string, unused: All): Edit[] {
  const { type, callee, id, init } = node
  const isNamed = (one: unknown, names: readonly string[]) =>
    isNode(one) && names.includes(textOf(one, code))
  const { name, body } = functionOf(node)
  const edits = valuesReadBy(node).flatMap((value) => known(value, code, unused))
  if (name && body && isNamed(name, unused.functions)) edits.push(edit(name, body, code, '{}'))
  if (type === 'CallExpression' && isNode(callee) && isNamed(callee, unused.calls))
    edits.push(edit(callee, node, code))
  if (type === 'VariableDeclarator' && isNode(id) && isNode(init) && isNamed(id, unused.variables))
    edits.push(edit(id, init, code))
  return edits
}

function known(value: Node, code: string, { values }: All): Edit[] {
  const text = values.get(textOf(value, code))
  return text === undefined ? [] : [edit(value, value, code, text)]
}

function edit(name: Node, { start, end }: Node, code: string, text: string = NOTHING): Edit {
  return { name: textOf(name, code), start, end, text }
}

function textOf({ start, end }: Node, code: string) {
  return code.slice(start, end)
}

/** What stands inside something that is replaced goes with it. */
function edited(code: string, edits: Edit[]) {
  let text = ''
  let at = 0
  for (const edit of edits.toSorted(
    (one, other) => one.start - other.start || other.end - one.end,
  )) {
    if (edit.start < at) continue
    text += code.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return text + code.slice(at)
}
