import { nearest } from '@belvedere/kit/nearest.ts'
import type { z } from 'zod'
import type { Fault, JsonFile } from './json-file.ts'

type Issue = z.core.$ZodIssue

/** The faults of a file by its schema, each with its line and the way to its value. */
export async function faultsOf(
  { file, value, lineOf }: JsonFile,
  schema: z.ZodType,
): Promise<Fault[]> {
  const { error } = await schema.safeParseAsync(value, { reportInput: true })
  const issues = error?.issues ?? []
  return issues
    .flatMap(flat)
    .filter(isFirstAtPath)
    .flatMap((issue) => {
      const keys = issue.code === 'unrecognized_keys' ? issue.keys : [undefined]
      return keys.map((key) => {
        const path = key === undefined ? issue.path : [...issue.path, key]
        return { file, line: lineOf(issue.path, key), text: `${placeOf(path)}${sentenceOf(issue)}` }
      })
    })
}

/** The issues of the alternative that was meant: the one of the type that the value has. */
function flat(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const isMeant = (list: readonly Issue[]) =>
    !list.some(({ code, path }) => code === 'invalid_type' && path.length === 0)
  const meant = issue.errors.find(isMeant) ?? issue.errors[0] ?? []
  return meant.flatMap((inner) => flat({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** A value of the wrong type also breaks the rules of its field, which says nothing more. */
function isFirstAtPath({ path }: Issue, at: number, issues: readonly Issue[]) {
  const way = path.join('\0')
  return issues.findIndex((other) => other.path.join('\0') === way) === at
}

function placeOf(path: readonly PropertyKey[]) {
  const parts = path.map((part) => (typeof part === 'number' ? `${part + 1}` : String(part)))
  return parts.length > 0 ? `${parts.join(' › ')}: ` : ''
}

function sentenceOf(issue: Issue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'there is no such field here. Check its spelling.'
    case 'invalid_type':
      return issue.input === undefined
        ? 'this is missing.'
        : `this has to be ${NOUNS[issue.expected] ?? issue.expected}.`
    case 'invalid_value':
      return `${meant(issue.input, issue.values)}choose one of: ${issue.values.join(', ')}.`
    default:
      return issue.message
  }
}

/** A guess at what a mistyped value means. */
function meant(input: unknown, values: readonly unknown[]) {
  const guess = typeof input === 'string' && nearest(input, values.map(String))
  return guess ? `did you mean “${guess}”? If not, ` : ''
}

const NOUNS: Readonly<Record<string, string>> = {
  string: 'a text in quotation marks',
  number: 'a number without quotation marks',
  boolean: 'true or false',
  array: 'a list in square brackets',
  object: 'an object in braces',
}
